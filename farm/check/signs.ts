/** Spaces and dashes that keyboards do not have, and what cannot be seen. */
const LOOKS_ALIKE = /(?! )\s|\p{Default_Ignorable_Code_Point}|(?!-)\p{Pd}|\u2212/u;
const BULLET = /[•·▪◦*](?= )/u;

/** A name such as `a dash of another kind (U+2013)`. Undefined if the text has no such sign. */
export function nameOfSign(text: string): string | undefined {
  const [sign] = LOOKS_ALIKE.exec(text) ?? BULLET.exec(text) ?? [];
  return sign && `${kindOf(sign)} (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;
}

function kindOf(sign: string): string {
  if (sign === '\t') return 'a tab';
  if (/\s/.test(sign)) return 'a space of another kind';
  if (/[\p{Pd}\u2212]/u.test(sign)) return 'a dash of another kind';
  return LOOKS_ALIKE.test(sign) ? 'an invisible sign' : 'a bullet';
}

/** What stands before the text of a line: spaces, a dash, a name and its colon. */
const STRUCTURE = /^[^\p{L}\p{N}"'(<[{&!#@$%+,:;/\\]*(?:[\w\p{Default_Ignorable_Code_Point}\u00A0]+\s*:\s)?\s*/u;

/** Explains a sign that looks like a space or a dash, where YAML needs a space or a dash of the keyboard. */
export function wrongSign(raw: string): string | undefined {
  const [structure = ''] = STRUCTURE.exec(raw) ?? [];
  const sign = raw.trim() && nameOfSign(structure);
  if (sign) return `there is ${sign} before the text. Delete it, and type a space or a - of the keyboard instead.`;
  return /^ *-(?!-|\s|$)/.test(raw)
    ? 'there is no space after the dash. Write a dash, a space and the text.'
    : undefined;
}
