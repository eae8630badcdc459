import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { readMisread } from '../../files/people/misread-text.mjs'
import { postalTexts as texts } from '../../texts.ts'

export interface PostalRow {
  code: string
  city: string
  state: string
  colonies: string[]
}

/** Error for an invalid file. Its message names the line and is shown unchanged. */
export class BrokenPostalFile extends Error {
  override readonly name = 'BrokenPostalFile'
  readonly line: number

  constructor(line: number, why: string) {
    super(texts.broken(line, why))
    this.line = line
  }
}

const COLUMNS =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'
const COUNT = COLUMNS.split('|').length
/** Last line that may contain the column names. Some copies lack the publisher's notice in the first line. */
const MAX_HEADER_LINE = 2
const PROGRESS_EVERY = 20_000
/** Byte order mark of UTF-8, read as Latin-1. */
const UTF8_MARK = '\u00ef\u00bb\u00bf'

interface Draft {
  city: string
  state: string
  colonies: Set<string>
}

/**
 * Reads the official file of postal codes: pipe-separated, Latin-1, two header lines. `city` is D_mnpio,
 * because it fills in the municipality (FORM1-23). The column d_ciudad is mostly empty.
 * @param progress lines read so far, and per cent of the file
 * @throws BrokenPostalFile, or the system's error for an unreadable file
 */
export async function readPostalFile(
  file: string,
  progress: (lines: number, percent: number) => void,
): Promise<PostalRow[]> {
  const { size } = await stat(file)
  const stream = createReadStream(file, 'latin1')
  const drafts = new Map<string, Draft>()
  let line = 0
  let isTable = false
  try {
    for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1
      if (text.startsWith(UTF8_MARK) || readMisread(text) !== text)
        throw new BrokenPostalFile(line, texts.notLatin1)
      if (isTable) readLine(text, line, drafts)
      else if (isHeader(text)) isTable = true
      else if (line >= MAX_HEADER_LINE) throw new BrokenPostalFile(line, texts.wrongHeader)
      if (line % PROGRESS_EVERY === 0) progress(line, Math.round((stream.bytesRead / size) * 100))
    }
  } finally {
    stream.destroy()
  }
  if (drafts.size === 0) throw new BrokenPostalFile(line, isTable ? texts.noRows : texts.wrongHeader)
  progress(line, 100)
  return [...drafts].map(([code, { city, state, colonies }]) => ({
    code,
    city,
    state,
    colonies: [...colonies],
  }))
}

const isHeader = (text: string) => text.trim().toLowerCase() === COLUMNS.toLowerCase()

/** Skips lines that are empty or contain only separators. */
function readLine(text: string, line: number, drafts: Map<string, Draft>): void {
  if (/^[\s|]*$/.test(text)) return
  addRow(text.split('|'), line, drafts)
}

function addRow(cells: string[], line: number, drafts: Map<string, Draft>): void {
  if (cells.length !== COUNT) throw new BrokenPostalFile(line, texts.wrongColumns(cells.length))
  const [code = '', colony = '', , city = '', state = ''] = cells.map((cell) => cell.trim())
  if (!/^[0-9]{5}$/.test(code)) throw new BrokenPostalFile(line, texts.wrongCode)
  for (const [column, value] of Object.entries({
    d_asenta: colony,
    D_mnpio: city,
    d_estado: state,
  })) {
    if (value === '' || value.includes('\u0000')) throw new BrokenPostalFile(line, texts.missing(column))
  }
  const draft = drafts.get(code)
  if (!draft) {
    drafts.set(code, { city, state, colonies: new Set([colony]) })
    return
  }
  if (draft.state !== state) throw new BrokenPostalFile(line, texts.twoStates(code))
  draft.colonies.add(colony)
}
