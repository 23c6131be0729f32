/** What a browser without script sends for these answers: a list as repeated names. */
export function pairsOf(answers: object): [string, string][] {
  return Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
}
