const PROVIDERS =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com live.com aol.com msn.com protonmail.com ' +
  'comcast.net sbcglobal.net att.net cox.net verizon.net';

/** Endings that do not exist, and those that no address of a provider has. */
const NO_ENDINGS = 'con|cmo|ocm|comm|vom|xom|cim|cpm|coom|c0m';
const MISSPELLED = RegExp(`^(co|cm|om|ne|et|nt|nte|ent|nett|${NO_ENDINGS})?$`);

/** The address that the visitor probably meant, or undefined if the given one looks right. */
export function likelyAddress(email: string): string | undefined {
  const typed = email.trim().toLowerCase();
  const [name, domain, ...more] = typed.split('@').map(withoutStrayDots);
  if (!name || !domain || more.length > 0) return;
  const likely = `${name}@${likelyDomain(domain)}`;
  return likely === typed ? undefined : likely;
}

/** A dot at an end, or after another one, makes a mail bounce. */
function withoutStrayDots(part: string): string {
  return part.replace(/^\.+|\.+(?=\.|$)/g, '');
}

function likelyDomain(domain: string): string {
  const [typed = '', ...rest] = domain.split('.');
  const typedEnding = rest.join('.');
  const provider = PROVIDERS.split(' ').find((each) => {
    const [name = '', ending] = each.split('.');
    // Short names have too many real neighbors: love.com, aon.com and atc.net exist.
    if (domain === `${name}${ending}`) return true;
    const hasName = typed === name || (name.length > 4 && isOneEdit(typed, name));
    return hasName && (typedEnding === ending || MISSPELLED.test(typedEnding));
  });
  return provider ?? domain.replace(RegExp(`\\.(${NO_ENDINGS})$`), '.com');
}

/**
 * Whether the name has one letter more, less or other, or two letters in the other order. The first letter must be right,
 * because mail.com, ymail.com and qmail.com are other providers.
 */
function isOneEdit(typed: string, name: string): boolean {
  let start = 0;
  while (start < name.length && typed[start] === name[start]) start++;
  const [rest, goal] = [typed.slice(start), name.slice(start)];
  const swapped = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  const after = rest.slice(1);
  return start > 0 && (after === goal.slice(1) || after === goal || rest === goal.slice(1) || swapped === goal);
}
