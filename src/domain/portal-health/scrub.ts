/**
 * Removes possible personal data from an error message, on the device and again on the server: mail addresses,
 * URLs, amounts, numbers, ids, quoted text, and words written like names. Unaccented words that begin in lower case
 * remain, because the browser's and the portal's own messages are English. The words in KNOWN remain, too.
 */

export const MESSAGE_LENGTH = 160
const REDACTED = '…'

/** Capitalized words that are no names of people. */
const KNOWN = new Set(
  (
    'AbortError ChunkLoadError ConstraintError CSS DataError DatabaseClosedError DOM DOMException Error EvalError Event ' +
    'HTML HTTP ID IndexedDB InvalidStateError JSON LatePart Map NaN Node NotAllowedError NotFoundError NotSupportedError ' +
    'Object OpenFailedError OperationError Promise QuotaExceededError RangeError React ReferenceError Request ' +
    'ResizeObserver Response SecurityError Set String SyntaxError TimeoutError TypeError URIError URL Uncaught ' +
    'UnknownError VersionError Vite WeakMap XML Array Cannot Can Failed Unexpected Unable Maximum Invalid Minified ' +
    'Loading Importing Load The Transaction'
  ).split(' '),
)
/** Code identifiers that begin in lower case, as browsers quote them in messages: (reading 'name'). */
const READING = /\((reading|setting) '([a-z_$][\w$]{0,30})'\)/g

export function scrub(text: string): string {
  const words = text
    .slice(0, 1000)
    .normalize('NFC')
    .replace(READING, '($1 $2)')
    .replace(/"[^"]*("|$)|`[^`]*(`|$)|(^|[^\p{L}])'[^']*('|$)|«[^»]*(»|$)|“[^”]*(”|$)/gu, `$3${REDACTED}`)
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, REDACTED)
    .replace(/\S+@\S+/g, REDACTED)
    .replace(/[^\s(),;:]*\d[^\s(),;:]*/g, REDACTED)
    .replace(/\p{L}[\p{L}\p{M}'-]*/gu, redactUnknown)
    .replace(/[^\p{L}\p{M}\s(),;:.…'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/…[\s….,]*…/g, REDACTED)
    .trim()
  return words.length > MESSAGE_LENGTH ? `${words.slice(0, MESSAGE_LENGTH - 1)}${REDACTED}` : words
}

function redactUnknown(word: string): string {
  if (KNOWN.has(word)) return word
  return /^[a-z][A-Za-z'-]*$/.test(word) ? word : REDACTED
}
