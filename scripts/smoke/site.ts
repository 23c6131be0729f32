const TIMEOUT_MS = 40_000;

export type SiteAnswer = Awaited<ReturnType<typeof request>>;
export type Site = ReturnType<typeof siteAt>;

/** A failed check. The message says what was expected, what came and what to do. */
export class Problem extends Error {}

/** A check that the settings of this site make impossible. */
export class SkippedCheck extends Error {}

/** Sends requests as a page of the site would, without following redirects. */
export function siteAt(origin: string) {
  return {
    origin,
    get: (path: string) => request(origin + path, {}),
    post: (path: string, { headers, ...init }: RequestInit) =>
      request(origin + path, { ...init, method: 'POST', headers: { Origin: origin, ...headers } }),
  };
}

export function expectStatus({ url, status, text }: SiteAnswer, expected: readonly number[], advice: string): void {
  if (expected.includes(status)) return;
  // Repeats only the error of our JSON, which contains no personal data.
  const reason = errorIn(text);
  const said = reason ? ` ("${reason}")` : '';
  throw new Problem(
    `${url} should answer with ${expected.join(' or ')}, but answered with ${status}${said}. ${advice}`,
  );
}

export function errorIn(text: string): string | undefined {
  const error = jsonIn(text).error;
  return typeof error === 'string' ? error : undefined;
}

/** Returns an empty object if the text is not a JSON object. */
export function jsonIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

async function request(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch {
    throw new Problem(
      `${url} should answer within ${TIMEOUT_MS / 1000} seconds, but no answer came. Check the address and your network, then try again.`,
    );
  }
}
