/** As far as a column and RFC 5321 reach. */
const LONGEST = 120

/**
 * A bare address: letters, digits and the signs that mean nothing to a mail program. Comments, names, lists, quotes and
 * brackets are refused, since with them two texts lead to one mailbox, or one text to two.
 */
const ADDRESS =
  /^[\p{L}\p{N}_%+'&*=/!?^~-]+(\.[\p{L}\p{N}_%+'&*=/!?^~-]+)*@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u

export function isMail(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text)
}

export function isMailOrNone(text: string): boolean {
  return text === '' || isMail(text)
}

/** The mailbox that an address leads to, for counts: case and what follows a plus sign make no other one. */
export function mailboxOf(mail: string): string {
  const at = mail.lastIndexOf('@')
  return `${mail.slice(0, at).replace(/\+.*$/, '')}${mail.slice(at)}`.toLowerCase()
}
