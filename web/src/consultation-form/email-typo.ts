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
  const [name, domain = ''] = email.trim().toLowerCase().split('@');
  if (!domain || OTHER_DOMAINS.includes(domain)) return;
  const provider = closestMatch(domain, PROVIDERS, { maxDistance: domain.length > SHORT_DOMAIN ? 2 : 1 });
  const likely = provider ?? domain.replace(/\.(con|cmo|ocm|comm|vom|xom)$/, '.com');
  return likely === domain ? undefined : `${name}@${likely}`;
}
