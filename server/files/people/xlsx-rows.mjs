import { openBook } from './xlsx-book.mjs'
import { PeopleFileRefused } from './refusal.mjs'

const WORKBOOK = 'xl/workbook.xml'
const MAX_SHARED = 2_000_000
const MAX_TEXT = 500
/** Built-in number formats that display a date. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
const DAY_MS = 86_400_000
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAYS_1904 = 1462
/** Day 60 of a spreadsheet: 29 February 1900, which did not exist. */
const NO_DAY = 60
/** Number of digits that a spreadsheet displays. It stores 17, such as 10.199999999999999 for 10.2. */
const SHOWN_DIGITS = 15

/**
 * Reads the rows of a visible sheet as text. Dates become YYYY-MM-DD, and formulas their last computed value.
 * Numbers become digits with the leading zeros of their format.
 * @param {Buffer} bytes
 * @param {number} wanted index of the visible sheet, from 0
 * @param {(row: number, cells: string[]) => Promise<void>} take
 * @param {(row: number, cells: string[]) => void} check runs as soon as a row is read
 * @returns {Promise<string[]>} names of the visible sheets
 * @throws PeopleFileRefused
 */
export async function readXlsx(bytes, wanted, take, check) {
  const book = await openBook(bytes)
  const workbook = await findWorkbook(book)
  const rels = await relations(book, workbook)
  const { sheets, is1904 } = await findSheets(book, workbook, rels)
  const byType = (ending) => [...rels.values()].find(({ type }) => type.endsWith(ending))?.part ?? null
  if (wanted > 0 && wanted >= sheets.length) throw new PeopleFileRefused('noSheet')
  const target = sheets[wanted]?.part
  if (!target) throw new PeopleFileRefused('bookBroken')
  const styles = byType('/styles')
  const strings = byType('/sharedStrings')
  const formats = styles ? await readFormats(book, styles) : []
  const shared = strings ? await readShared(book, strings) : []
  const rows = []
  const reader = new SheetReader({ formats, shared, is1904 }, (row, cells) => {
    check(row, cells)
    rows.push([row, cells])
  })
  await book.read(target, reader)
  for (const [row, cells] of rows) await take(row, cells)
  return sheets.map(({ name }) => name)
}

async function findWorkbook(book) {
  if (!book.has('_rels/.rels')) return WORKBOOK
  const rels = await relations(book, '')
  return [...rels.values()].find(({ type }) => type.endsWith('/officeDocument'))?.part ?? WORKBOOK
}

async function findSheets(book, workbook, rels) {
  const all = []
  let is1904 = false
  await book.read(workbook, {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (tag !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key) && key !== 'sheetId')?.[1]
      const name = String(attributes.name ?? '').slice(0, 60)
      all.push({ name, isHidden: /hidden/i.test(attributes.state ?? ''), ...rels.get(id ?? '') })
    },
  })
  const sheets = all.filter(({ type = '' }) => !/\/(chart|dialog|macro)sheet$/i.test(type))
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  return { sheets: visible.length > 0 ? visible : sheets.slice(0, 1), is1904 }
}

async function relations(book, part) {
  const at = part.lastIndexOf('/') + 1
  const name = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`
  const found = new Map()
  await book.read(name, {
    open(tag, { Id = '', Target = '', Type = '', TargetMode = '' }) {
      if (tag !== 'Relationship' || /external/i.test(TargetMode)) return
      found.set(Id, { part: book.resolve(part, Target), type: Type })
    },
  })
  return found
}

/** Returns the number format of each cell style: 'day', a minimum number of digits, or null. */
async function readFormats(book, part) {
  const codes = new Map()
  const formats = []
  let isCell = false
  await book.read(part, {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), String(attributes.formatCode ?? ''))
      if (name === 'cellXfs') isCell = true
      if (name === 'xf' && isCell) formats.push(formatOf(Number(attributes.numFmtId ?? 0), codes))
    },
    close(name) {
      if (name === 'cellXfs') isCell = false
    },
  })
  return formats
}

function formatOf(id, codes) {
  if (DAY_FORMATS.has(id)) return 'day'
  const code = (codes.get(id) ?? '').replace(/\[[^\]]*\]|"[^"]*"|\\./g, '')
  if (/[dy]/i.test(code)) return 'day'
  return /^0{2,20}$/.test(code) ? code.length : null
}

async function readShared(book, part) {
  const texts = []
  let text = ''
  let isText = false
  let isPhonetic = false
  await book.read(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(value) {
      if (isText && text.length <= MAX_TEXT) text += value
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si' && texts.push(unescaped(text)) > MAX_SHARED) throw new PeopleFileRefused('heavy')
    },
  })
  return texts
}

class SheetReader {
  #row = 0
  #column = -1
  #cells = []
  #type = ''
  #style = -1
  #value = ''
  #isValue = false
  #isPhonetic = false

  constructor(book, take) {
    this.book = book
    this.take = take
  }

  open(name, attributes) {
    if (name === 'row') {
      const row = attributes.r === undefined ? this.#row + 1 : Number(attributes.r)
      if (!(Number.isInteger(row) && row > this.#row && row <= 1_048_576))
        throw new PeopleFileRefused('bookBroken')
      this.#row = row
      this.#column = -1
      this.#cells = []
    } else if (name === 'c') {
      this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r)
      this.#type = attributes.t ?? 'n'
      this.#style = Number(attributes.s ?? 0)
      this.#value = ''
    } else if (name === 'rPh') this.#isPhonetic = true
    this.#isValue = name === 'v' || (name === 't' && !this.#isPhonetic)
  }

  text(value) {
    if (this.#isValue && this.#value.length <= MAX_TEXT) this.#value += value
  }

  close(name) {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'c') this.#keep()
    else if (name === 'row' && this.#cells.some((cell) => cell !== '')) this.take(this.#row, this.#cells)
  }

  #keep() {
    if (!(this.#column >= 0 && this.#column < 16_384)) throw new PeopleFileRefused('bookBroken')
    const text = this.#read().trim()
    if (text === '') return
    if (this.#column >= 60) throw new PeopleFileRefused('tooManyColumns')
    while (this.#cells.length <= this.#column) this.#cells.push('')
    this.#cells[this.#column] = text
  }

  #read() {
    if (this.#type === 's') return this.#value === '' ? '' : (this.book.shared[Number(this.#value)] ?? '')
    if (this.#type === 'd') return this.#value.slice(0, 10)
    // Other types: texts, text results of formulas, errors such as #N/A, and booleans as 1 and 0.
    if (this.#type !== 'n') return unescaped(this.#value)
    return numberText(this.#value, this.book.formats[this.#style] ?? null, this.book.is1904)
  }
}

/**
 * Decodes _x000D_ and other escaped UTF-16 units (ECMA-376, 22.9.2.19). Turns line breaks of such a text into
 * line feeds and drops most other control characters.
 */
function unescaped(text) {
  if (!/_x[\dA-F]{4}_/i.test(text)) return text
  return (
    text
      .replace(/_x([\dA-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\r+\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .toWellFormed()
  )
}

function numberText(value, format, is1904) {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (format === 'day' && number >= (is1904 ? 0 : 1) && number < 2_958_466) return dayText(number, is1904)
  const digits = digitsOf(number, value)
  return typeof format === 'number' && /^\d+$/.test(digits) ? digits.padStart(format, '0') : digits
}

function dayText(number, is1904) {
  const day = Math.floor(number)
  const shift = is1904 ? DAYS_1904 : day < NO_DAY ? 1 : 0
  return new Date(DAY_ZERO + (day + shift) * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the digits that a spreadsheet displays, also for 1.2345678901E10 and floating-point errors. */
function digitsOf(number, value) {
  const whole = Math.round(number)
  if (Number.isSafeInteger(whole) && Math.abs(number - whole) < 1e-6) return String(whole)
  // Keeps longer numbers unchanged: the spreadsheet has lost digits of them.
  if (Math.abs(number) >= 10 ** SHOWN_DIGITS) return value
  const shown = String(Number(number.toPrecision(SHOWN_DIGITS)))
  return shown.includes('e') ? value : shown
}

function columnOf(place) {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(place)?.[1]
  if (!letters) throw new PeopleFileRefused('bookBroken')
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
