/**
 * Returns the provider's own page of a payslip (EXT-08), or null. The external address must be a valid HTTPS address
 * without credentials.
 */
export function receiptAddress(written: string): string | null {
  const text = written.trim()
  if (!/^https:\/\/[^\s\\@]+$/i.test(text)) return null
  const url = parse(text)
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
  return isSafe ? url.href : null
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    // The text is no valid URL.
    return null
  }
}
