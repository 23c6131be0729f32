const MAX_NAME_LENGTH = 40;

/** A visitor's text made safe for a mail: mail programs find no links in it, and it cannot change the text direction. */
export function sanitized(value: unknown): string {
  return String(value ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})|(?<=\p{L})[.\u3002\uff0e\uff61](?=\p{N})/gu, '. ');
}

/** A family's name for a header or a heading: one line, and too short to look like a message from us. */
export function shortName({ firstName, lastName }: Readonly<Record<string, unknown>>): string {
  const name = `${sanitized(firstName)} ${sanitized(lastName)}`.replace(/[\s\p{Cc}]+/gu, ' ').trim() || 'No name';
  const characters = [...name];
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name;
}
