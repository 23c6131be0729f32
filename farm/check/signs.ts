/** Signs that are not seen, or look like a space or a dash, by the name that a message gives them. */
const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'a non-breaking space',
  '\u200B': 'an invisible space',
  '\uFEFF': 'an invisible byte order mark',
  '\t': 'a tab',
  '–': 'a long dash',
  '—': 'a long dash',
  '\u2010': 'a hyphen of another kind',
  '\u2011': 'a non-breaking hyphen',
  '\u2212': 'a minus sign',
  '•': 'a bullet',
  '·': 'a dot',
  '*': 'an asterisk',
};

/** Spaces and dashes that keyboards do not have, and what cannot be seen. */
const LOOKS_ALIKE = /(?! )\s|\p{Default_Ignorable_Code_Point}|(?!-)\p{Pd}|\u2212/u;

/** A name such as `a long dash (U+2013)`. Undefined if the text has no such sign. */
export function nameOfSign(text: string, pattern = LOOKS_ALIKE): string | undefined {
  const [sign] = pattern.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  const kind = /\s/.test(sign)
    ? 'a space of another kind'
    : /\p{Pd}/u.test(sign)
      ? 'a dash of another kind'
      : 'an invisible sign';
  return `${NAMES[sign] ?? kind} (${code})`;
}

/** What stands before the text of a line: spaces, a dash, a name and its colon. */
const STRUCTURE = /^[^\p{L}\p{N}"'(<[{&!#@$%+,:;/\\]*(?:[\w\p{Default_Ignorable_Code_Point}\u00A0]+\s*:\s)?\s*/u;
const BULLET = /[•·▪◦*](?= )/u;

/** Explains a sign that looks like a space or a dash, where YAML needs a space or a dash of the keyboard. */
export function wrongSign(raw: string): string | undefined {
  const [structure = ''] = STRUCTURE.exec(raw) ?? [];
  const sign = nameOfSign(structure.trimEnd() === '' ? '' : structure) ?? nameOfSign(structure, BULLET);
  if (sign) return `there is ${sign} before the text. Delete it, and type a space or a - of the keyboard instead.`;
  return /^ *-(?!-|\s|$)/.test(raw)
    ? 'there is no space after the dash. Write a dash, a space and the text.'
    : undefined;
}
