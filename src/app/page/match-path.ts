/**
 * Returns the parameters of `path` for a pattern like '/AutorizaVisita/:key', decoded once; null when it does
 * not match.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segments(pattern)
  const given = segments(path)
  const extra = given.length - wanted.length
  // A key of a public link may contain slashes (architecture.md, "wouter's hash location"), so it takes the
  // extra segments.
  const greedy = wanted.indexOf(':key')
  if (extra < 0 || (extra > 0 && greedy < 0)) return null
  const params: Record<string, string> = {}
  let at = 0
  for (const [index, want] of wanted.entries()) {
    const width = index === greedy ? 1 + extra : 1
    const part = given.slice(at, at + width).join('/')
    at += width
    if (want.startsWith(':')) params[want.slice(1)] = decodeOnce(part)
    else if (want.toLowerCase() !== decodeOnce(part).toLowerCase()) return null
  }
  return params
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Returns whether both paths are the same place, ignoring letter case, doubled and trailing slashes. */
export function isSamePath(one: string, other: string): boolean {
  return segments(one).join('/').toLowerCase() === segments(other).join('/').toLowerCase()
}

/** Decodes a segment. */
function decodeOnce(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A percent sign that encodes nothing stays as it is.
    return part
  }
}
