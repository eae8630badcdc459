import { isUtf8 } from 'node:buffer'
import { PeopleFileRefused } from './refusal.mjs'
import { decodeSingleByte } from './single-byte.mjs'

const DELIMITERS = [',', ';', '\t', '|']
const SAMPLE_LINES = 20
const WIDE_SAMPLE_BYTES = 1000

/**
 * Decodes a CSV file: UTF-8 or UTF-16, with or without byte order mark, or else a single-byte encoding.
 * @param {Buffer} bytes
 * @returns {{ text: string, isSure: boolean }} isSure is false when the encoding is doubtful
 */
export function decodeCsv(bytes) {
  const decoded = decode(bytes)
  // DOS programs append 0x1a at the end. Most other control characters show that the file is not a text.
  // oxlint-disable-next-line no-control-regex
  const text = decoded.text.replace(/\u001a+\s*$/, '')
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new PeopleFileRefused('neither')
  return { ...decoded, text }
}

function decode(bytes) {
  const wide = wideOf(bytes)
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), isSure: true }
  if (isUtf8(bytes)) return { text: new TextDecoder('utf-8').decode(bytes), isSure: true }
  const marked = bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xefbbbf
  return decodeSingleByte(marked ? bytes.subarray(3) : bytes)
}

/** Returns the kind of UTF-16; null for none. In UTF-16, nearly every second byte of Latin text is zero. */
function wideOf(bytes) {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0)
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  const zeros = [0, 0]
  const head = bytes.subarray(0, WIDE_SAMPLE_BYTES)
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]++
  const [even, odd] = zeros
  if (bytes.length % 2 === 1 || Math.max(even, odd) < head.length / 2.5 || Math.min(even, odd) > 0)
    return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * Yields rows with their number in a spreadsheet. Quoted cells may contain delimiters and line breaks.
 * @param {string} text
 * @returns {Generator<[row: number, cells: string[]]>}
 */
export function* csvRows(text) {
  const separatorLine = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = separatorLine?.[1] ?? delimiterOf(text)
  let row = separatorLine ? 2 : 1
  let at = separatorLine ? separatorLine[0].length : 0
  while (at < text.length) {
    const cells = []
    for (;;) {
      const open = openingQuote(text, at, delimiter)
      const [cell, end] = open < 0 ? readUnquoted(text, at, delimiter) : readQuoted(text, open, delimiter)
      cells.push(unwrapCell(cell))
      at = end
      if (text[at] !== delimiter) break
      at++
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    yield [row++, cells]
  }
}

const QUOTED_AFTER_BLANKS = /[ \t]+"(?:\\"|""|[^"\r\n])*"[ \t]*(?=[,;\t|\r\n]|$)/y

/** Returns the index of the quote that opens a cell; negative for a cell without quotes. */
function openingQuote(text, at, delimiter) {
  if (text[at] === '"') return at
  if ((text[at] !== ' ' && text[at] !== '\t') || text[at] === delimiter) return -1
  QUOTED_AFTER_BLANKS.lastIndex = at
  return QUOTED_AFTER_BLANKS.test(text) ? text.indexOf('"', at) : -1
}

/** Reads a quoted cell. A quote inside the cell is doubled, has a backslash before it, or is not escaped. */
function readQuoted(text, from, delimiter) {
  const parts = []
  let hasBackslashes = false
  let at = from + 1
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) throw new PeopleFileRefused('openQuote')
    const isEscaped = text[end - 1] === '\\' && end > at && (hasBackslashes || isStray(text, end, delimiter))
    parts.push(text.slice(at, isEscaped ? end - 1 : end))
    at = end + 1
    if (isEscaped) hasBackslashes = true
    else if (text[at] === '"') at++
    else if (!isStray(text, end, delimiter)) break
    parts.push('"')
  }
  // Keeps text between a closing quote and the delimiter, although it is invalid.
  const rest = /[^,;\t|\r\n]*/y
  rest.lastIndex = at
  const tail = rest.exec(text)?.[0] ?? ''
  return [parts.join('') + tail, at + tail.length]
}

const BLANKS = /[ \t]*/y

/**
 * Returns whether a quote belongs to the cell's text, as in "turno "A" y B". The cell then does not end after
 * the quote, and the next quote of the line opens no other cell.
 */
function isStray(text, quote, delimiter) {
  if (text[quote + 1] === '"') return false
  BLANKS.lastIndex = quote + 1
  const after = quote + 1 + (BLANKS.exec(text)?.[0].length ?? 0)
  if (
    after >= text.length ||
    '\r\n'.includes(text[after]) ||
    text.slice(quote + 1, after + 1).includes(delimiter)
  )
    return false
  const next = /["\r\n]/g
  next.lastIndex = after
  const found = next.exec(text)
  if (found?.[0] !== '"') return false
  return !text.slice(after, found.index).trimEnd().endsWith(delimiter)
}

function readUnquoted(text, from, delimiter) {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++
  return [text.slice(from, at), at]
}

/**
 * Unwraps ="00123", with which a spreadsheet keeps zeros. Removes the apostrophe with which this portal's
 * error files disable formulas.
 */
function unwrapCell(cell) {
  const kept = /^="([^"]*)"$/.exec(cell)
  if (kept) return kept[1].trim()
  return (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell).trim()
}

/** Matches a quoted cell, which may contain line breaks and other delimiters. */
const QUOTED_CELL = /(^|[,;\t|\r\n])[ \t]*"[^"]*(?:""[^"]*)*"(?=[ \t]*(?:[,;\t|\r\n]|$))/g

/**
 * Returns the delimiter that most lines contain. Among equals, prefers a delimiter that is rarely followed by
 * a blank (unlike "PÉREZ, ANA"). Then prefers a delimiter that occurs equally often in most lines.
 */
function delimiterOf(text) {
  const lines = text
    .slice(0, 100_000)
    .replace(QUOTED_CELL, '$1')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  let [best, most] = [',', 0]
  for (const each of DELIMITERS) {
    const score = scoreOf(each, lines)
    if (score > most) [best, most] = [each, score]
  }
  return best
}

function scoreOf(delimiter, lines) {
  const times = new Map()
  const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  const same = Math.max(0, ...[...times].map(([count, lines]) => lines * 100 + count))
  const firm = lines.filter((line) => line.replaceAll(`${delimiter} `, '').includes(delimiter)).length
  return (counts.length * SAMPLE_LINES + firm) * 1_000_000 + same
}
