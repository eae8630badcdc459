import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { XmlElement } from '#domain/cfdi/element.ts'
import { projectRoot } from '../../project-root.ts'
import { memoryOf } from '../run-worker.ts'

/** PDF of a receipt as received. `problem` is the reason for its refusal. */
export type PayrollPaper =
  | { name: string; sha256: string; pdf: Buffer }
  | { name: string; problem: string; pdf: Buffer | null }

/**
 * Document of a payroll file; `name` is '' for a file outside a ZIP. A PDF with the same name as an XML is
 * that document's paper. Any other PDF is a document of its own.
 */
export type PayrollDocument =
  | { name: string; sha256: string; xml: Buffer; root: XmlElement; paper: PayrollPaper | null }
  | { name: string; problem: string; line: number | null; xml: Buffer | null; paper: PayrollPaper | null }
  | { name: string; paper: PayrollPaper; isAlone: true }

export class PayrollFileRefused extends Error {
  override readonly name = 'PayrollFileRefused'
  readonly problem: string

  constructor(problem: string) {
    super(`a payroll file was refused: ${problem}`)
    this.problem = problem
  }
}

/** Error for a worker that ended early, outside a document. A retry may succeed. */
export class PayrollFileUnfinished extends Error {
  override readonly name = 'PayrollFileUnfinished'
}

export interface PayrollReaderLimits {
  /** Maximum time between two documents, in ms. */
  silenceMs: number
  memoryBytes: number
}

/**
 * @param count documents of the whole file
 * @param others files of a ZIP that are neither XML, PDF, archive nor a file of the operating system
 */
export type ReportCount = (count: number, others: number) => void

const LIMITS: PayrollReaderLimits = { silenceMs: 30_000, memoryBytes: 700 * 1_048_576 }
const HEAP_MB = 256
const LOOK_MS = 100
/** Number of times that a document may end the worker before it is refused as heavy. */
const MAX_ENDS = 2
/** Maximum bytes of a line: the largest document in base64, its elements and its paper. */
const MAX_LINE = 24 * 1_048_576

interface PaperLine {
  name: string
  problem?: string
  sha256?: string
  pdf?: string
}

interface Line {
  documents?: number
  others?: number
  /** Name of the document that is read next. */
  begins?: string
  isWhole?: boolean
  refused?: string
  name?: string
  problem?: string
  line?: number
  sha256?: string
  xml?: string
  root?: XmlElement
  paper?: PaperLine
}

/**
 * Yields the documents of an open payroll file (an XML, a PDF, or a ZIP of both). The worker waits for the
 * caller, so memory use does not grow with the number of documents. A document that ends the worker twice is
 * refused alone.
 * @param fd open for reading; stays open
 * @param skip number of documents already imported
 * @throws PayrollFileRefused, PayrollFileUnfinished
 */
export async function* readPayrollFile(
  fd: number,
  skip = 0,
  limits: PayrollReaderLimits = LIMITS,
  reportCount: ReportCount = () => undefined,
): AsyncGenerator<PayrollDocument, void> {
  let done = skip
  let ends = 0
  for (;;) {
    let begun: string | null = null
    for await (const line of runWorker(fd, done, limits)) {
      if (line.refused !== undefined) throw new PayrollFileRefused(line.refused)
      if (line.isWhole) return
      if (line.documents !== undefined) reportCount(line.documents, line.others ?? 0)
      if (line.begins !== undefined) begun = line.begins
      const document = documentOf(line)
      if (!document) continue
      begun = null
      ends = 0
      done += 1
      yield document
    }
    if (begun === null) throw new PayrollFileUnfinished('the file worker was ended early')
    ends += 1
    if (ends < MAX_ENDS) continue
    ends = 0
    done += 1
    yield { name: begun, problem: 'heavy', line: null, xml: null, paper: null }
  }
}

/** Yields the lines of one worker until it ends. */
async function* runWorker(fd: number, skip: number, limits: PayrollReaderLimits): AsyncGenerator<Line, void> {
  const program = join(projectRoot(), 'server/files/cfdi/payroll-worker.mjs')
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program, String(skip)], {
    cwd: projectRoot(),
    // An empty environment keeps the database address and the keys from the process.
    env: {},
    stdio: ['ignore', 'pipe', 'ignore', fd],
  })
  const { stdout } = child
  if (stdout === null) throw new Error('the file worker has no output')
  const end = () => child.kill('SIGKILL')
  // When the process cannot start, the reader of its output gets the error.
  child.once('error', (cause) => stdout.destroy(cause))
  const watch = setInterval(() => {
    if (memoryOf(child.pid) > limits.memoryBytes) end()
  }, LOOK_MS)
  try {
    yield* linesOf(stdout, limits.silenceMs, end)
  } finally {
    clearInterval(watch)
    end()
    stdout.destroy()
  }
}

async function* linesOf(stdout: Readable, silenceMs: number, end: () => void): AsyncGenerator<Line, void> {
  const chunks = stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let parts: Buffer[] = []
  let length = 0
  for (;;) {
    // Runs the timer only while waiting for the worker, not while the caller processes a document.
    const timer = setTimeout(end, silenceMs)
    const { value: chunk, done } = await chunks.next().finally(() => clearTimeout(timer))
    if (done) return
    let rest = chunk
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10)) {
      parts.push(rest.subarray(0, at))
      yield JSON.parse(Buffer.concat(parts).toString('utf8')) as Line
      parts = []
      length = 0
      rest = rest.subarray(at + 1)
    }
    parts.push(rest)
    length += rest.length
    if (length > MAX_LINE) return
  }
}

function documentOf({ name, problem, line, sha256, xml, root, paper }: Line): PayrollDocument | null {
  if (name === undefined) return null
  const own = paper === undefined ? null : paperOf(paper)
  if (problem !== undefined) {
    const bytes = xml === undefined ? null : Buffer.from(xml, 'base64')
    return { name, problem, line: line ?? null, xml: bytes, paper: own }
  }
  if (own !== null && xml === undefined) return { name, paper: own, isAlone: true }
  if (sha256 === undefined || xml === undefined || root === undefined) {
    throw new PayrollFileUnfinished('a line of the file worker lacks its document')
  }
  return { name, sha256, xml: Buffer.from(xml, 'base64'), root, paper: own }
}

function paperOf({ name, problem, sha256, pdf }: PaperLine): PayrollPaper {
  const bytes = pdf === undefined ? null : Buffer.from(pdf, 'base64')
  if (problem !== undefined) return { name, problem, pdf: bytes }
  if (sha256 === undefined || bytes === null)
    throw new PayrollFileUnfinished('a line of the file worker lacks its PDF')
  return { name, sha256, pdf: bytes }
}
