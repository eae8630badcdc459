import { csvRows, decodeCsv } from './csv-rows.mjs'
import { readEntities } from './html-entities.mjs'
import { readMisread } from './misread-text.mjs'
import { otherFormat } from './other-format.mjs'
import { PeopleFileRefused } from './refusal.mjs'
import { RowBounds } from './row-bounds.mjs'
import { readXlsx } from './xlsx-rows.mjs'

/**
 * Reads a file of rows from stdin in a separate process: a workbook or a CSV text. The process opens no file
 * and has no environment variables. Writes lines of JSON with up to 200 rows each; the last line marks the
 * end. Written in JavaScript because the built server starts this file directly.
 * Argument: index of a workbook's visible sheet, from 0.
 */
const ROWS_A_LINE = 200
/** First bytes of a workbook of Excel 2 to 5 without a container: the record BOF and its length. */
const OLDEST_BOOKS = new Set([0x09000400, 0x09000600, 0x09020600, 0x09040600, 0x09080800])

function writeLine(line) {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, (fault) => (fault ? reject(fault) : resolve()))
  })
}

async function readInput() {
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A program whose character set lacks a letter writes "?" or a replacement character: MU?OZ. */
const LOST_LETTER = /\p{L}\?\p{L}|\ufffd/u

const bounds = new RowBounds()
let rows = []
const guessed = new Map()

function check(row, cells, isSure = true) {
  for (const [at, cell] of cells.entries()) {
    const read = readMisread(readEntities(cell))
    const isGuess = read !== cell || LOST_LETTER.test(cell) || (!isSure && /[\u0080-\uffff]/.test(cell))
    if (isGuess) guessed.set(at, row)
    cells[at] = read.trim()
  }
  bounds.take(cells)
}

async function take(row, cells) {
  if (cells.length === 0) return
  rows.push([row, cells])
  if (rows.length === ROWS_A_LINE) await flush()
}

async function flush() {
  if (rows.length > 0) await writeLine({ rows })
  rows = []
}

async function work(bytes, sheet) {
  const head = bytes.length < 8 ? 0 : bytes.readUInt32BE(0)
  // Matches Excel 97 to 2003, older formats, and a workbook with a password.
  if (head === 0xd0cf11e0 || OLDEST_BOOKS.has(head)) throw new PeopleFileRefused('oldBook')
  if (head === 0x504b0304) {
    const sheets = await readXlsx(bytes, sheet, take, check)
    await flush()
    return writeLine({ isWhole: true, isBook: true, sheets, guessed: [...guessed] })
  }
  if (sheet > 0) throw new PeopleFileRefused('noSheet')
  const { text, isSure } = decodeCsv(bytes)
  const other = otherFormat(text)
  if (other !== null) throw new PeopleFileRefused(other)
  for (const [row, cells] of csvRows(text)) {
    check(row, cells, isSure)
    await take(row, cells)
  }
  await flush()
  await writeLine({ isWhole: true, isBook: false, sheets: [], guessed: [...guessed] })
}

Error.stackTraceLimit = 0
try {
  await work(await readInput(), Number(process.argv[2] ?? 0))
} catch (cause) {
  if (!(cause instanceof PeopleFileRefused)) throw cause
  await writeLine({ refused: cause.problem })
}
