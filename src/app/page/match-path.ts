import { deviceMode } from '#core/store/device-mode.ts'

/**
 * Returns the decoded parameters of `path` for a pattern like '/AutorizaVisita/:key'. Returns null when the
 * path does not match.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternParts = segments(pattern)
  const pathParts = segments(path)
  const extra = pathParts.length - patternParts.length
  // `:key` takes the extra segments, because the key of a public link may contain slashes.
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

/** Longest number of digits that JavaScript represents exactly. */
const ID = /^\d{1,15}$/

/**
 * Returns the parameters of a signed-in person's screen; null when its parameter `id…` is no number. A kiosk's
 * addresses contain words instead of ids (opaque-keys.ts).
 */
export function matchScreen(pattern: string, path: string): Record<string, string> | null {
  const params = matchPath(pattern, path)
  if (!params || deviceMode() !== 'personal') return params
  const isValid = Object.entries(params).every(
    ([name, value]) => !/^id(?![a-z])/.test(name) || ID.test(value),
  )
  return isValid ? params : null
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
    // An invalid percent sequence stays unchanged.
    return part
  }
}
