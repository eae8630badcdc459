/**
 * Returns the provider's own page of a payslip (EXT-08). The address is external and opened with a tap, so it
 * must parse, be HTTPS and contain no credentials.
 * @returns null without an address that is safe to open
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
