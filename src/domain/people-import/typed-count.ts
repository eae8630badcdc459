/** Between thousands, as screens write them here and elsewhere: one of these, the same throughout. */
const GROUPED = /^\d{1,3}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/

/** A number of people as somebody copies it from the screen, with separators or without; null: it is none. */
export function readTypedCount(text: string): number | null {
  const typed = text.trim()
  if (!/^\d+$/.test(typed) && !GROUPED.test(typed)) return null
  return Number(typed.replaceAll(/\D/g, ''))
}
