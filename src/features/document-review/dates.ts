/** Shortens "21/11/2026 10:22:31" to "21/11/2026, 10:22"; other text stays unchanged. */
export function shortDate(text: string): string {
  const match = /^(\d\d\/\d\d\/\d{4}) (\d\d:\d\d)/.exec(text)
  return match ? `${match[1]}, ${match[2]}` : text
}
