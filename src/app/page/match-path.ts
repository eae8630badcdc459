/**
 * Returns the parameters of `path` for a pattern like '/AutorizaVisita/:key', decoded once; null when it does
 * not match.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternParts = segments(pattern)
  const pathParts = segments(path)
  const extra = pathParts.length - patternParts.length
  // A key of a public link may contain slashes (architecture.md, "wouter's hash location"), so it takes the
  // extra segments.
  const keyAt = patternParts.indexOf(':key')
  if (extra < 0 || (extra > 0 && keyAt < 0)) return null
  const params: Record<string, string> = {}
  let at = 0
  for (const [index, patternPart] of patternParts.entries()) {
    const width = index === keyAt ? 1 + extra : 1
    const part = pathParts.slice(at, at + width).join('/')
    at += width
    if (patternPart.startsWith(':')) params[patternPart.slice(1)] = decodeOnce(part)
    else if (patternPart.toLowerCase() !== decodeOnce(part).toLowerCase()) return null
  }
  return params
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

export function isSamePath(one: string, other: string): boolean {
  return segments(one).join('/').toLowerCase() === segments(other).join('/').toLowerCase()
}

function decodeOnce(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A percent sign that encodes nothing stays as it is.
    return part
  }
}
