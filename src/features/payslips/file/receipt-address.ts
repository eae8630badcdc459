/**
 * Where the payroll provider keeps a paper of its own (EXT-08). It comes from outside, and somebody taps it: an address that
 * is read from end to end, encrypted, of nobody's account.
 * @returns null where there is none that may be opened
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
    // No address at all: as good as none.
    return null
  }
}
