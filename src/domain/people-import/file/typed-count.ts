/** Number with thousands separators, all of the same kind. */
const GROUPED = /^\d{1,3}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/

/** Reads a typed number of people, with or without thousands separators; null for other texts. */
export function readTypedCount(text: string): number | null {
  const typed = text.trim()
  if (!/^\d+$/.test(typed) && !GROUPED.test(typed)) return null
  return Number(typed.replaceAll(/\D/g, ''))
}
