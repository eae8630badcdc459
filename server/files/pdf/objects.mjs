import { createWork, isDigit, isSpace, Lexer } from './lexer.mjs'
import { PdfRefused } from './refusal.mjs'

const MAX_OBJECTS = 200_000
/**
 * Maximum number of times that the file's bytes are read: once in sequence, and again for objects that seem
 * nested.
 */
const READINGS = 6

/**
 * @typedef {{ number: number | null, generation: number, value: any, from: number, end: number,
 *   stream: number | null, fault: PdfRefused | null }} Found
 */

/**
 * Finds everything that a reader could take for an object: the text after every "obj". A number such as "12
 * 0" before it is optional. Does not use the file's tables of objects, which may be wrong or point into
 * strings and streams. The file may also contain earlier versions of these tables.
 * @param {(name: string) => void} onName
 * @returns {{ found: Found[], trailers: Found[] }} each in file order
 */
export function findObjects(bytes, onName) {
  const work = createWork(READINGS * bytes.length + 1_048_576)
  let left = MAX_OBJECTS
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

/**
 * Returns the fault of an incomplete object. judge.mjs decides by its place whether to accept it.
 * @throws any other fault
 */
function faultOf(cause, lexer) {
  if (cause instanceof PdfRefused && cause.problem === 'broken' && lexer.work.bytes >= 0) return cause
  throw cause
}

/**
 * Passes the names up to the object's end to `onName`, for readers that parse differently.
 * @returns the start of the object's stream; null without one
 */
function skim(lexer) {
  for (let token = lexer.next(); token !== undefined && !ENDS.has(token?.word); token = lexer.next()) {
    if (token?.word === 'stream') return lexer.at
  }
  return null
}

const ENDS = new Set(['endobj', 'obj', 'xref', 'trailer', 'startxref', 'endstream'])

const UNNUMBERED = { number: null, generation: 0 }

/** Returns the object's number, or UNNUMBERED when no number such as "12 0" is directly before it. */
function numberBefore(bytes, at) {
  const generation = digitsBefore(bytes, at)
  const number = generation && digitsBefore(bytes, generation.from)
  if (!number || number.until >= generation.from) return UNNUMBERED
  const read = ({ from, until }) => Number(bytes.toString('latin1', from, until))
  return { number: read(number), generation: read(generation) }
}

const MAX_GAP = 1024

function digitsBefore(bytes, at) {
  let until = at
  while (until > at - MAX_GAP && isSpace(bytes[until - 1])) until--
  let from = until
  while (from > until - MAX_GAP && isDigit(bytes[from - 1])) from--
  // Requires white space before the number, because some readers read "12.0" as twelve.
  return from < until && (from === 0 || isSpace(bytes[from - 1])) ? { from, until } : null
}

export function valuesAt(value, key) {
  return value?.dict === undefined ? [] : value.dict.filter(([name]) => name === key).map(([, each]) => each)
}

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
