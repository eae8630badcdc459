import { PdfRefused } from './refusal.mjs'

const MAX_NESTED = 100
const MAX_VALUES = 3_000_000
const MAX_NUMBER_LENGTH = 64
const LEADING_NUMBER = /^\d+(?:\.\d*)?(?:[eE][-+]?\d+)?/
const SIGNED_NUMBER = /^[-+]*(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/

const [SPACE, DELIMITER] = [1, 2]
const kinds = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = SPACE
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = DELIMITER

export const isSpace = (code) => kinds[code] === SPACE
export const isDigit = (code) => code >= 48 && code <= 57

/**
 * Creates the limit that all lexers of one file share. Objects that seem nested are read again, so the work
 * must be bounded.
 */
export function createWork(mostBytes) {
  return { bytes: mostBytes, values: MAX_VALUES }
}

/**
 * Parses objects according to ISO 32000 7.2 and 7.3. Passes every name to `onName`, so that an ambiguous
 * dictionary cannot hide one.
 * Values: number, boolean, null, { name }, { string }, { ref }, an Array, { dict: [key, value][] }, { word }.
 */
export class Lexer {
  constructor(bytes, at, work, onName) {
    this.bytes = bytes
    this.at = at
    this.work = work
    this.onName = onName
  }

  spend(from) {
    this.work.bytes -= this.at - from
    if (this.work.bytes < 0) throw new PdfRefused('broken', 'text that must be read too often')
    if (--this.work.values < 0) throw new PdfRefused('heavy', 'too many values')
  }

  skipSpace() {
    const { bytes } = this
    for (;;) {
      const code = bytes[this.at]
      if (code === 37)
        while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++
      else if (code !== undefined && kinds[code] === SPACE) this.at++
      else return
    }
  }

  /** Returns one token; undefined at the end. Brackets are words: '<<', '>>', '[', ']', '{', '}'. */
  next() {
    const from = this.at
    try {
      this.skipSpace()
      return this.at < this.bytes.length ? this.read(this.bytes[this.at]) : undefined
    } finally {
      this.spend(from)
    }
  }

  read(code) {
    if (code === 47) return this.readName()
    if (code === 40) return this.readString()
    if (code === 60 && this.bytes[this.at + 1] !== 60) return this.readHex()
    if (code === 60 || (code === 62 && this.bytes[this.at + 1] === 62)) {
      this.at += 2
      return { word: code === 60 ? '<<' : '>>' }
    }
    if (kinds[code] === DELIMITER) {
      this.at++
      return { word: String.fromCharCode(code) }
    }
    return this.readRegular()
  }

  regularEnd(from) {
    let end = from
    while (end < this.bytes.length && kinds[this.bytes[end]] === 0) end++
    return end
  }

  /** Reads a name. A name may contain any character as a hexadecimal code, such as #41. */
  readName() {
    const from = this.at + 1
    this.at = this.regularEnd(from)
    const raw = this.bytes.toString('latin1', from, this.at)
    const name = raw.includes('#')
      ? raw.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      : raw
    this.onName(name)
    return { name }
  }

  readString() {
    const { bytes } = this
    const from = ++this.at
    for (let open = 1; open > 0; this.at++) {
      if (this.at >= bytes.length) throw new PdfRefused('broken', 'a string without an end')
      const code = bytes[this.at]
      if (code === 92) this.at++
      else if (code === 40) open++
      else if (code === 41) open--
    }
    return { string: plainString(bytes.toString('latin1', from, this.at - 1)) }
  }

  readHex() {
    const from = this.at + 1
    const end = this.bytes.indexOf(62, from)
    this.at = end < 0 ? this.bytes.length : end
    if (end < 0) throw new PdfRefused('broken', 'a string without an end')
    this.at = end + 1
    const digits = this.bytes.toString('latin1', from, end).replace(/[^\da-f]/gi, '')
    return { string: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').latin1Slice() }
  }

  readRegular() {
    const from = this.at
    // Reads only the number at the start: "0obj" is a number and a word, and some programs write 1e-05.
    if (isDigit(this.bytes[from])) {
      const text = LEADING_NUMBER.exec(this.bytes.toString('latin1', from, from + MAX_NUMBER_LENGTH))[0]
      this.at += text.length
      return Number.parseFloat(text)
    }
    this.at = this.regularEnd(from)
    const text = this.bytes.toString('latin1', from, this.at)
    if (SIGNED_NUMBER.test(text)) return Number.parseFloat(text.replace(/^[-+]*(?=[-+])/, '')) || 0
    if (text === 'true' || text === 'false') return text === 'true'
    return text === 'null' ? null : { word: text }
  }

  /** Reads a value. @throws PdfRefused for an incomplete one */
  value(depth = 0, token = this.next()) {
    if (depth > MAX_NESTED) throw new PdfRefused('heavy', 'values nested too deeply')
    if (token === undefined) throw new PdfRefused('broken', 'a missing value')
    if (Number.isInteger(token)) return this.refOr(token)
    if (token?.word === '[') return this.list(depth)
    if (token?.word === '<<') return this.dictionary(depth)
    if (token?.word !== undefined) throw new PdfRefused('broken', 'a word where a value belongs')
    return token
  }

  /** Returns a reference such as "12 0 R", or the number alone. */
  refOr(number) {
    const { at } = this
    this.skipSpace()
    if (isDigit(this.bytes[this.at]) && Number.isInteger(this.next())) {
      this.skipSpace()
      if (this.bytes[this.at] === 82 && this.next()?.word === 'R') return { ref: number }
    }
    this.at = at
    return number
  }

  list(depth) {
    const items = []
    for (let token = this.next(); token?.word !== ']'; token = this.next())
      items.push(this.value(depth + 1, token))
    return items
  }

  dictionary(depth) {
    const dict = []
    for (let token = this.next(); token?.word !== '>>'; token = this.next()) {
      // Skips a stray word, as other readers do. A font named "Arial,Unicode MS" leaves the word "MS".
      if (isStray(token)) continue
      if (token?.name === undefined) throw new PdfRefused('broken', 'a key that is not a name')
      const value = this.next()
      if (value?.word === '>>') return { dict: [...dict, [token.name, null]] }
      dict.push([token.name, this.value(depth + 1, value)])
    }
    return { dict }
  }
}

/**
 * Returns whether a token in the place of a key is a stray number or word. Words such as endobj are not
 * stray.
 */
function isStray(token) {
  if (typeof token === 'number') return true
  return typeof token?.word === 'string' && /^[\w,.+-]+$/.test(token.word) && !STRUCTURE.test(token.word)
}

const STRUCTURE = /^(?:end)?(?:obj|stream)$|^xref$|^trailer$|^startxref$|^R$/

/** Decodes the escapes of a string in parentheses (ISO 32000 7.3.4.2). */
function plainString(raw) {
  if (!raw.includes('\\')) return raw
  return raw.replace(/\\(?:([0-7]{1,3})|\r\n?|([\s\S]))/g, (_, octal, sign) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escapes[sign] ?? sign ?? ''),
  )
}

const escapes = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }
