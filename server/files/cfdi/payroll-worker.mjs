import { createHash } from 'node:crypto'
import { fstatSync, readSync } from 'node:fs'
import { isPdf } from '#domain/documents/is-pdf.mjs'
import { judgePdf } from '../pdf/judge.mjs'
import { CfdiRefused } from './refusal.mjs'
import { MAX_XML_BYTES, readXml } from './xml-tree.mjs'
import { listZip, MAX_PAPER_BYTES, isSystemError, readEntry, readPaper } from './zip-entries.mjs'

/**
 * Reads payroll documents in a separate process (quality.md, Security). The input is an XML, a PDF, or a ZIP
 * of both. The file is open as descriptor 3, so the process needs no path. The process has no environment
 * variables. It writes one line of JSON per document and waits until the pipe takes the line. Few documents
 * are then in memory. The first line has the number of documents, and the last line marks the end or refuses
 * the file. A line before each document has its name, so that a document that ends the process is known. Written in JavaScript because the built server starts this file directly.
 * Argument: number of documents to skip because they are already imported.
 */
const FD = 3
const HEAD_BYTES = 1024
const ZIP = Buffer.from('PK\u0003\u0004')
const MAX_FILE_BYTES = 4 * 1024 ** 3

/** Reasons to refuse one document of a ZIP, but not the others. */
const REFUSED_ALONE = new Set(['tooLarge', 'zipDamaged', 'entryLink', 'entryLocked', 'entryMethod'])

function writeLine(line) {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, (fault) => (fault ? reject(fault) : resolve()))
  })
}

const problemOf = (cause) => {
  if (cause instanceof CfdiRefused) return cause
  // A library error, such as a stack overflow, counts as a fault of the document.
  return new CfdiRefused('malformed')
}

const shaOf = (bytes) => createHash('sha256').update(bytes).digest('hex')

async function sayDocument(name, bytes, paper) {
  const sha256 = shaOf(bytes)
  try {
    const root = readXml(bytes)
    await writeLine({ name, sha256, xml: bytes.toString('base64'), root, paper })
  } catch (cause) {
    const { problem, line } = problemOf(cause)
    await writeLine({ name, problem, line, xml: bytes.toString('base64'), paper })
  }
}

/**
 * Checks a PDF with judgePdf, as file-worker.mjs does, but does not open it with the app's PDF reader.
 * @param {() => Promise<Buffer> | Buffer} read
 */
async function paperOf(name, read) {
  let bytes = null
  try {
    bytes = await read()
    if (!isPdf(bytes)) throw new CfdiRefused('paperOther')
    judgePdf(bytes)
    return { name, sha256: shaOf(bytes), pdf: bytes.toString('base64') }
  } catch (cause) {
    if (cause?.problem === 'zipLies' || isSystemError(cause)) throw cause
    return { name, problem: paperProblemOf(cause), pdf: bytes?.toString('base64') }
  }
}

const paperProblems = {
  locked: 'paperLocked',
  active: 'paperActive',
  heavy: 'paperHeavy',
  mixed: 'paperOther',
}

function paperProblemOf(cause) {
  if (cause instanceof CfdiRefused && cause.problem !== 'zipDamaged') return cause.problem
  return paperProblems[cause?.problem] ?? 'paperBroken'
}

async function readArchive(size, skip) {
  const { documents, papers, nested, others } = await listZip(FD, size)
  await writeLine({ documents: documents.length + nested.length + papers.length, others })
  const all = [
    ...documents,
    ...nested.map((name) => ({ name, isNested: true })),
    ...papers.map((each) => ({ ...each, isPaper: true })),
  ]
  for (const entry of all.slice(skip)) {
    await writeLine({ begins: entry.name })
    if (entry.isNested) await writeLine({ name: entry.name, problem: 'zipNested' })
    else if (entry.isPaper) await writeLine({ name: entry.name, paper: await archivedPaper(entry) })
    else await sayEntry(entry)
  }
}

const archivedPaper = (entry) => paperOf(entry.name, () => readPaper(FD, entry))
const pairedPaper = async ({ paper }) => (paper === null ? undefined : archivedPaper(paper))

async function sayEntry(entry) {
  let bytes
  try {
    bytes = await readEntry(FD, entry)
  } catch (cause) {
    // A wrong ZIP directory or a disk error ends the import.
    if (!REFUSED_ALONE.has(cause?.problem)) throw cause
    return writeLine({ name: entry.name, problem: cause.problem, paper: await pairedPaper(entry) })
  }
  return sayDocument(entry.name, bytes, await pairedPaper(entry))
}

async function readAlonePaper(size, skip) {
  await writeLine({ documents: 1 })
  if (skip > 0) return
  await writeLine({ begins: '' })
  const read = () => {
    if (size > MAX_PAPER_BYTES) throw new CfdiRefused('paperLarge')
    return readWhole(size)
  }
  await writeLine({ name: '', paper: await paperOf('', read) })
}

function readWhole(size) {
  const bytes = Buffer.alloc(size)
  if (readSync(FD, bytes, 0, size, 0) !== size) throw new CfdiRefused('neither')
  return bytes
}

async function readAlone(size, skip) {
  await writeLine({ documents: 1 })
  if (skip > 0) return
  if (size > MAX_XML_BYTES) return writeLine({ name: '', problem: 'tooLarge' })
  await writeLine({ begins: '' })
  await sayDocument('', readWhole(size))
}

function isXml(head) {
  const isWide = head[0] + head[1] === 0xff + 0xfe && head[0] >= 0xfe
  const text = isWide ? head.toString('latin1', 2).replaceAll('\0', '') : head.toString('utf8')
  return /^(\ufeff)?\s*</.test(text)
}

async function work(skip) {
  const { size } = fstatSync(FD)
  if (size > MAX_FILE_BYTES) throw new CfdiRefused('zipBomb')
  const head = Buffer.alloc(Math.min(size, HEAD_BYTES))
  readSync(FD, head, 0, head.length, 0)
  if (head.subarray(0, 4).equals(ZIP)) await readArchive(size, skip)
  else if (isPdf(head)) await readAlonePaper(size, skip)
  else if (isXml(head)) await readAlone(size, skip)
  else throw new CfdiRefused('neither')
  await writeLine({ isWhole: true })
}

Error.stackTraceLimit = 0
try {
  await work(Number(process.argv[2] ?? 0))
} catch (cause) {
  if (!(cause instanceof CfdiRefused)) throw cause
  await writeLine({ refused: cause.problem })
}
