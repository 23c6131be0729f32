interface Quote {
  readonly sample: boolean;
  readonly quote: string;
}

/** A line for every fact and every quote that only stands in until the owner gives the real one. */
export function placeholders(facts: Readonly<Record<string, string>>, quotes: readonly Quote[]): string[] {
  return [
    ...Object.entries(facts).map(([fact, value]) => `${fact}: ${value}`),
    ...quotes.filter(({ sample }) => sample).map(({ quote }) => `sample quote: ${quote}`),
  ];
}
