/** Maximum length, within the database column and RFC 5321. */
const LONGEST = 120

/**
 * Matches a plain address. Comments, names, lists, quotes and brackets are refused, because two texts could
 * then mean one mailbox, or one text two mailboxes.
 */
const ADDRESS =
  /^[\p{L}\p{N}_%+'&*=/!?^~-]+(\.[\p{L}\p{N}_%+'&*=/!?^~-]+)*@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u

export function isMail(text: string): boolean {
  // Mail software maps full-width letters and ligatures to ASCII, so two texts would mean one mailbox.
  return text.length <= LONGEST && ADDRESS.test(text) && text === text.normalize('NFKC')
}

export function isMailOrNone(text: string): boolean {
  return text === '' || isMail(text)
}
