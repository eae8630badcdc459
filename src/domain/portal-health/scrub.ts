/**
 * Takes whatever may be somebody's out of an error's words, on the device and once more on the server: mails, addresses,
 * amounts, numbers and ids, what stands in quotes, and every word that is written as a name is. What is left are the
 * browser's words and our own, which are English and small.
 */

export const MESSAGE_LENGTH = 160
const GONE = '…'

/** Written with a capital, and nobody's name. */
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
/** Code's own names, which a browser quotes: they begin small. */
const READING = /\((reading|setting) '([a-z_$][\w$]{0,30})'\)/g

export function scrub(text: string): string {
  const words = text
    .slice(0, 1000)
    .normalize('NFC')
    .replace(READING, '($1 $2)')
    .replace(/"[^"]*("|$)|`[^`]*(`|$)|(^|[^\p{L}])'[^']*('|$)|«[^»]*(»|$)|“[^”]*(”|$)/gu, `$3${GONE}`)
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, GONE)
    .replace(/\S+@\S+/g, GONE)
    .replace(/[^\s(),;:]*\d[^\s(),;:]*/g, GONE)
    .replace(/\p{L}[\p{L}\p{M}'-]*/gu, keepWord)
    .replace(/[^\p{L}\p{M}\s(),;:.…'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/…[\s….,]*…/g, GONE)
    .trim()
  return words.length > MESSAGE_LENGTH ? `${words.slice(0, MESSAGE_LENGTH - 1)}${GONE}` : words
}

function keepWord(word: string): string {
  if (KNOWN.has(word)) return word
  // A name, an abbreviation, or of another language than the browser's own words.
  return /^[a-z][A-Za-z'-]*$/.test(word) ? word : GONE
}
