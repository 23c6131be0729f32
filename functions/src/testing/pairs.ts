/** The names and values that a browser without script posts. A list becomes one pair for each of its values. */
export function pairsOf(answers: object): [string, string][] {
  return Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
}
