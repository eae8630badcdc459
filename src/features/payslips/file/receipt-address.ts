/**
 * Returns the provider's own page of a payslip (EXT-08), or null. The external address must parse, be HTTPS
 * and contain no credentials.
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
    // Not an address.
    return null
  }
}
