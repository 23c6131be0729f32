import { closestMatch } from 'leven';

const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'msn.com',
  'comcast.net',
  'sbcglobal.net',
  'att.net',
  'cox.net',
  'verizon.net',
  'protonmail.com',
] as const;

/** Existing domains that look like a misspelled provider. */
const OTHER_DOMAINS = ['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'aim.com', 'me.com'];

/** A domain with more letters than this may have two wrong ones. */
const SHORT_DOMAIN = 8;

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
  if (OTHER_DOMAINS.includes(domain)) return domain;
  const provider = closestMatch(domain, PROVIDERS, { maxDistance: domain.length > SHORT_DOMAIN ? 2 : 1 });
  return provider ?? domain.replace(/\.(con|cmo|ocm|comm|vom|xom)$/, '.com');
}
