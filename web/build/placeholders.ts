interface Quote {
  readonly sample?: boolean;
  readonly quote: string;
}

/** A line for every fact and every quote that only stands in until the owner gives the real one. */
export function placeholders<Fact extends string>(
  facts: Readonly<Record<Fact, unknown>>,
  standIns: readonly Fact[],
  quotes: readonly Quote[],
): string[] {
  return [
    ...standIns.map((fact) => `${fact}: ${facts[fact]}`),
    ...quotes.filter(({ sample }) => sample).map(({ quote }) => `sample quote: ${quote}`),
  ];
}
