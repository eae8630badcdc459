import { domainToASCII } from 'node:url'

/** Domains of Gmail. Both lead to the same mailbox, and dots in the name are ignored. */
const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * Returns a key for counting per mailbox. Ignores letter case, the part after a plus sign, and for Gmail also
 * dots. The Unicode and the Punycode name of a domain give the same key.
 */
export function mailboxOf(mail: string): string {
  const plain = mail.normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const name = plain.slice(0, at).replace(/\+.*$/, '')
  const written = plain.slice(at + 1)
  // An invalid domain has no ASCII form, so its text counts as the domain.
  const domain = domainToASCII(written) || written
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${domain}`
}
