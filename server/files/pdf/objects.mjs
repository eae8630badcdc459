import { createWork, isDigit, isSpace, Lexer } from './lexer.mjs'
import { PdfRefused } from './refusal.mjs'

/** A thousand scanned pages have some 5,000. */
const MOST_OBJECTS = 200_000
/** How often the bytes of a file may be read: once for what they are, again where an object seems to lie in another. */
const READINGS = 6

/** @typedef {{ number: number | null, generation: number, value: any, from: number, end: number, stream: number | null, fault: PdfRefused | null }} Found */

/**
 * Everything in the file that any reader could take for an object: behind each "obj" (of "12 0 obj", a comment may lie between), wherever it stands. Readers find
 * objects by the file's own table, which may point into a string or a stream, or by searching when the table is wrong;
 * and a table's older versions are still there. So no table is believed, none is needed.
 * @param {(name: string) => void} onName
 * @returns {{ found: Found[], trailers: Found[] }} each in their order
 */
export function findObjects(bytes, onName) {
  const work = createWork(READINGS * bytes.length + 1_048_576)
  let left = MOST_OBJECTS
  function read(at, length, { number, generation }) {
    if (--left < 0) throw new PdfRefused('heavy', 'too many objects')
    return { ...readObject(new Lexer(bytes, at + length, work, onName), number), generation }
  }
  const found = []
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (!isSpace(bytes[at - 1]) && !isDigit(bytes[at - 1])) continue
    found.push(read(at, 3, numberBefore(bytes, at)))
  }
  const trailers = []
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    trailers.push(read(at, 7, UNNUMBERED))
  }
  return { found, trailers }
}

/** @returns {Found} */
function readObject(lexer, number) {
  const object = { number, value: null, from: lexer.at, end: lexer.at, stream: null, fault: null }
  try {
    object.value = lexer.value()
    object.end = lexer.at
  } catch (cause) {
    object.fault = faultOf(cause, lexer)
  }
  try {
    object.stream = skim(lexer)
  } catch (cause) {
    object.fault ??= faultOf(cause, lexer)
  }
  return object
}

/** Half an object may be none: it depends on where it stands (judge.mjs). Any other fault ends it all. */
function faultOf(cause, lexer) {
  if (cause instanceof PdfRefused && cause.problem === 'broken' && lexer.work.bytes >= 0) return cause
  throw cause
}

/** The names behind it, for readers that stumble elsewhere. @returns where its stream begins, null without one */
function skim(lexer) {
  for (let token = lexer.next(); token !== undefined && !ENDS.has(token?.word); token = lexer.next()) {
    if (token?.word === 'stream') return lexer.at
  }
  return null
}

const ENDS = new Set(['endobj', 'obj', 'xref', 'trailer', 'startxref', 'endstream'])

const UNNUMBERED = { number: null, generation: 0 }

/** Unnumbered where "12 0" does not stand right before it: it is none, or its number is written in an odd way. */
function numberBefore(bytes, at) {
  const generation = digitsBefore(bytes, at)
  const number = generation && digitsBefore(bytes, generation.from)
  if (!number || number.until >= generation.from) return UNNUMBERED
  const read = ({ from, until }) => Number(bytes.toString('latin1', from, until))
  return { number: read(number), generation: read(generation) }
}

const LONGEST_GAP = 1024

function digitsBefore(bytes, at) {
  let until = at
  while (until > at - LONGEST_GAP && isSpace(bytes[until - 1])) until--
  let from = until
  while (from > until - LONGEST_GAP && isDigit(bytes[from - 1])) from--
  // "12.0" is twelve to some readers.
  return from < until && (from === 0 || isSpace(bytes[from - 1])) ? { from, until } : null
}

/** What lies at a key, as often as it is there. */
export function valuesAt(value, key) {
  return value?.dict === undefined ? [] : value.dict.filter(([name]) => name === key).map(([, each]) => each)
}

/** Every dictionary in a value, itself first. */
export function* dictionariesIn(value) {
  const waiting = [value]
  while (waiting.length > 0) {
    const each = waiting.pop()
    if (Array.isArray(each)) for (const item of each) waiting.push(item)
    else if (each?.dict !== undefined) {
      yield each
      for (const [, item] of each.dict) waiting.push(item)
    }
  }
}
