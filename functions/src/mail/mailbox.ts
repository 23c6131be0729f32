import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** The mailbox of an email address. All spellings of one mailbox give the same text. */
export function mailboxOf(address: string): string {
  const [local = '', written = ''] = address.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  // Browsers send an international domain in ASCII.
  const domain = domainToASCII(written) || written;
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Names a mailbox without its address. */
export function mailboxHash(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex');
}
