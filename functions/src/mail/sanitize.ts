const LONGEST_NAME = 40;

/** A stranger's words as they may stand in a mail: no mail program makes a link of them, and they turn nothing around. */
export function sanitized(words: unknown): string {
  return String(words ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})|(?<=\p{L})[.\u3002\uff0e\uff61](?=\p{N})/gu, '. ');
}

/** A family's name for a header or a heading: one line, and too short to pose as a message of ours. */
export function shortName({ firstName, lastName }: Readonly<Record<string, unknown>>): string {
  const name = sanitized(`${firstName} ${lastName}`)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = [...name];
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}
