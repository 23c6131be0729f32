/** Spaces and dashes that keyboards do not have, and what cannot be seen. */
const LOOKS_ALIKE = /(?! )\s|\p{Default_Ignorable_Code_Point}|(?!-)\p{Pd}|\u2212/u;
const BULLET = /[•·▪◦*](?= )/u;

/** Names such a character, for example `a dash of another kind (U+2013)`. Undefined if the text has none. */
export function lookAlikeIn(text: string): string | undefined {
  const [character] = LOOKS_ALIKE.exec(text) ?? BULLET.exec(text) ?? [];
  return (
    character && `${kindOf(character)} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`
  );
}

function kindOf(character: string): string {
  if (character === '\t') return 'a tab';
  if (/\s/.test(character)) return 'a space of another kind';
  if (/[\p{Pd}\u2212]/u.test(character)) return 'a dash of another kind';
  return LOOKS_ALIKE.test(character) ? 'an invisible character' : 'a bullet';
}
