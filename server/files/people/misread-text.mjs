import { tables } from './single-byte.mjs'

/**
 * Repairs texts whose UTF-8 a program decoded as a single-byte encoding and encoded again. Examples for "ñ"
 * are "Ã±" (Windows), "├▒" (DOS) and "√±" (Mac). No name contains such pairs, so they show the wrong
 * decoding.
 */

const MAX_TIMES = 3

function signsOf(table, from, to) {
  const bytes = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return bytes.map((byte) => (table === null ? String.fromCharCode(byte) : table[byte - 128]))
}

/**
 * Maps each character to its byte, one map per encoding. Windows programs decode undefined bytes as Latin-1.
 */
const encodings = [[null, tables['windows-1252']], [tables.cp850], [tables.macintosh]].map((known) => {
  const bytes = new Map(
    known.flatMap((table) => signsOf(table, 128, 255).map((sign, at) => [sign, 128 + at])),
  )
  bytes.delete('\ufffd')
  const signs = (from, to) =>
    `[${[...bytes].flatMap(([sign, byte]) => (byte >= from && byte <= to ? [`\\u{${sign.codePointAt(0).toString(16)}}`] : [])).join('')}]`
  const next = signs(0x80, 0xbf)
  const pairs = new RegExp(
    `${signs(0xc2, 0xc3)}${next}|${signs(0xe2, 0xe2)}${signs(0x80, 0x83)}${next}`,
    'gu',
  )
  return { bytes, pairs }
})

const ASCII = /^[\u0020-\u007e]*$/

/**
 * Returns the likely reading of a text. Returns the text unchanged when nothing shows a wrong decoding.
 * @param {string} text
 * @returns {string}
 */
export function readMisread(text) {
  let read = text
  if (ASCII.test(text)) return read
  for (let times = 0; times < MAX_TIMES; times++) {
    const before = read
    for (const { bytes, pairs } of encodings) {
      read = read.replace(pairs, (found) =>
        Buffer.from(Array.from(found, (sign) => bytes.get(sign) ?? 0)).toString('utf8'),
      )
    }
    if (read === before) return read
  }
  return read
}
