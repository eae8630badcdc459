import { domainToASCII } from 'node:url'

/**
 * Returns a key for counting per mailbox: ignores case and the part after a plus sign. Names of a domain in
 * letters and in Punycode are the same.
 */
export function mailboxOf(mail: string): string {
  const plain = mail.normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  // An invalid domain has no ASCII form; its text still counts as one mailbox.
  return `${plain.slice(0, at).replace(/\+.*$/, '')}@${domainToASCII(domain) || domain}`
}
