import { read } from 'node:fs'
import { promisify } from 'node:util'
import { crc32, inflateRawSync } from 'node:zlib'
import { fromFdPromise } from 'yauzl'
import { CfdiRefused } from './refusal.mjs'
import { MAX_XML_BYTES } from './xml-tree.mjs'

const MAX_ENTRIES = 100_000
const MAX_UNPACKED = 1024 ** 3
/**
 * Maximum compression ratio of PDFs above TRIFLE bytes. A higher ratio counts as an attack on the server's
 * memory.
 */
const MAX_RATIO = 40
const TRIFLE = 64 * 1024
export const MAX_PAPER_BYTES = 2 * 1_048_576
const MAX_PAPERS_UNPACKED = 4 * 1024 ** 3
const MAX_NAME = 250
/** Bytes of a ZIP's end record without its comment, and of the additional records of a 64-bit ZIP. */
const END_BYTES = 22
const END64_BYTES = 76
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
/** Unix file type in the upper half of an entry's attributes. */
const KIND_MASK = 0o170_000
const PLAIN_KINDS = new Set([0, 0o100_000, 0o040_000])
/** Reason for refusing a whole ZIP, by the reason of its entries. */
const WHOLE = { entryLink: 'zipLink', entryLocked: 'zipLocked', entryMethod: 'zipMethod' }
const NOISE = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/

const readAt = promisify(read)

/**
 * Returns whether an error comes from the disk or memory. The file may be intact, and a retry may succeed.
 */
export const isSystemError = (cause) => /^(E[A-Z]+|Z_MEM_ERROR)$/.test(cause?.code ?? '')

/**
 * Reads and checks the directory of a ZIP before unpacking anything. Refuses a manipulated ZIP as a whole.
 * Names are only displayed, never used as paths.
 * @param {number} fd
 * @param {number} size of the file
 * @throws CfdiRefused
 */
export async function listZip(fd, size) {
  let zip
  try {
    // Accepts backslashes: Windows programs separate folders with them. The library replaces backslashes and
    // then checks the path.
    zip = await fromFdPromise(fd, { autoClose: false, strictFileNames: false, validateEntrySizes: true })
  } catch (cause) {
    throw isSystemError(cause) ? cause : new CfdiRefused('zipBroken')
  }
  // Checks the number of entries first: the 64-bit fields at the end of the file may contain any number.
  if (!(zip.entryCount <= MAX_ENTRIES)) throw new CfdiRefused('zipTooMany')
  const directory = zip.readEntryCursor
  const entries = await readDirectory(zip)
  const after = size - END_BYTES - zip.comment.length - zip.readEntryCursor
  // Rejects data between directory and end, because another reader might see other files there.
  if (after !== 0 && after !== END64_BYTES) throw new CfdiRefused('zipBroken')
  checkPlaces(entries, directory)
  return sortOut(entries)
}

async function readDirectory(zip) {
  const entries = []
  try {
    for await (const entry of zip.eachEntry()) {
      const name = withoutOuterFolders(entry.fileName)
      if (name.length > MAX_NAME || CONTROL.test(entry.fileName)) throw new CfdiRefused('zipPath')
      entries.push({
        name,
        rawName: entry.fileNameRaw,
        at: entry.relativeOffsetOfLocalHeader,
        packed: entry.compressedSize,
        unpacked: entry.uncompressedSize,
        crc: entry.crc32,
        isDeflated: entry.compressionMethod === DEFLATED,
        problem: problemOf(entry),
      })
    }
  } catch (cause) {
    if (cause instanceof CfdiRefused || isSystemError(cause)) throw cause
    // Tests for the library's messages about a path outside the folder and about strong encryption.
    const message = String(cause?.message)
    if (/absolute path|relative path|characters in fileName/.test(message)) throw new CfdiRefused('zipPath')
    throw new CfdiRefused(/encryption/.test(message) ? 'zipLocked' : 'zipBroken')
  }
  return entries
}

/** Removes the outermost folders of a name until it is short enough to be stored. */
function withoutOuterFolders(name) {
  let rest = name
  while (rest.length > MAX_NAME && rest.slice(0, -1).includes('/')) rest = rest.slice(rest.indexOf('/') + 1)
  return rest
}

/** Returns the reason why an entry is never opened; null for an ordinary file or folder. */
function problemOf(entry) {
  const kind = (entry.externalFileAttributes >>> 16) & KIND_MASK
  if (!PLAIN_KINDS.has(kind)) return 'entryLink'
  if (entry.isEncrypted()) return 'entryLocked'
  return [STORED, DEFLATED].includes(entry.compressionMethod) ? null : 'entryMethod'
}

function checkPlaces(entries, directory) {
  const inOrder = [...entries].sort((a, b) => a.at - b.at)
  let end = 0
  for (const [index, { at, packed, rawName }] of inOrder.entries()) {
    if (index === 0 && at !== 0) throw new CfdiRefused('zipBroken')
    if (at < end) throw new CfdiRefused('zipOverlap')
    end = at + LOCAL_BYTES + rawName.length + packed
  }
  if (end > directory) throw new CfdiRefused('zipOverlap')
}

function sortOut(entries) {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !NOISE.test(name))
  const documents = files.filter(({ name }) => /\.xml$/i.test(name))
  const papers = files.filter(({ name }) => /\.pdf$/i.test(name))
  const nested = files.filter(({ name }) => /\.(zip|7z|rar|gz|tgz)$/i.test(name)).map(({ name }) => name)
  const all = [...documents, ...papers]
  const [first] = all
  // A ZIP in which nothing can be opened gets one reason for all entries.
  if (first && nested.length === 0 && all.every(({ problem }) => problem !== null))
    throw new CfdiRefused(WHOLE[first.problem])
  if (bytesWithin(documents, MAX_XML_BYTES) > MAX_UNPACKED) throw new CfdiRefused('zipBomb')
  if (bytesWithin(papers, MAX_PAPER_BYTES) > MAX_PAPERS_UNPACKED) throw new CfdiRefused('zipBomb')
  return {
    ...pairUp(documents, papers),
    nested,
    others: files.length - documents.length - papers.length - nested.length,
  }
}

function bytesWithin(entries, most) {
  return entries.reduce(
    (sum, { unpacked, problem }) => sum + (problem === null && unpacked <= most ? unpacked : 0),
    0,
  )
}

const isBomb = ({ packed, unpacked }) => unpacked > TRIFLE && unpacked > packed * MAX_RATIO

const stemOf = (name) => name.replace(/\.[^.]*$/, '').toLowerCase()
const lastOf = (stem) => stem.slice(stem.lastIndexOf('/') + 1)

/**
 * Pairs each XML with the PDF of the same name in its folder. Also pairs across folders when the name is
 * unique. Returns the other PDFs as `papers`.
 */
function pairUp(documents, papers) {
  const paired = new Map()
  const left = new Set(papers)
  for (const keyOf of [stemOf, (name) => lastOf(stemOf(name))]) {
    const open = documents.filter((each) => !paired.has(each))
    const papersBy = groupBy([...left], keyOf)
    for (const [key, [document, ...others]] of groupBy(open, keyOf)) {
      const [paper, ...more] = papersBy.get(key) ?? []
      if (paper === undefined || others.length > 0 || more.length > 0) continue
      paired.set(document, paper)
      left.delete(paper)
    }
  }
  return {
    documents: documents.map((each) => ({ ...each, paper: paired.get(each) ?? null })),
    papers: [...left],
  }
}

function groupBy(entries, keyOf) {
  const groups = new Map()
  for (const each of entries) {
    const key = keyOf(each.name)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

/**
 * Reads a PDF. Refuses more bytes than the directory states.
 * @throws CfdiRefused
 */
export async function readPaper(fd, entry) {
  if (entry.problem !== null) throw new CfdiRefused(entry.problem)
  if (entry.unpacked > MAX_PAPER_BYTES) throw new CfdiRefused('paperLarge')
  if (isBomb(entry)) throw new CfdiRefused('paperHeavy')
  return readEntry(fd, entry, MAX_PAPER_BYTES)
}

/**
 * Reads a document. Refuses more bytes than the directory states. A wrong directory entry refuses the whole
 * file, damaged bytes (`zipDamaged`) only the document. Never opens links, encrypted entries or other
 * compression methods.
 * @throws CfdiRefused
 */
export async function readEntry(fd, entry, most = MAX_XML_BYTES) {
  if (entry.problem !== null) throw new CfdiRefused(entry.problem)
  if (entry.unpacked > most) throw new CfdiRefused('tooLarge')
  if (entry.packed > most * 2) throw new CfdiRefused('zipLies')
  const head = await readExactly(fd, LOCAL_BYTES, entry.at)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new CfdiRefused('zipLies')
  const nameLength = head.readUInt16LE(26)
  const method = head.readUInt16LE(8)
  const rest = await readExactly(fd, nameLength, entry.at + LOCAL_BYTES)
  // The local header must match the directory, because other readers may use it.
  const isSame = rest.equals(entry.rawName) && method === (entry.isDeflated ? DEFLATED : STORED)
  if (!isSame) throw new CfdiRefused('zipLies')
  const from = entry.at + LOCAL_BYTES + nameLength + head.readUInt16LE(28)
  const packed = await readExactly(fd, entry.packed, from)
  const bytes = entry.isDeflated ? inflate(packed, entry.unpacked) : packed
  if (bytes.length !== entry.unpacked) throw new CfdiRefused('zipLies')
  if (crc32(bytes) !== entry.crc) throw new CfdiRefused('zipDamaged')
  return bytes
}

function inflate(packed, most) {
  try {
    const { buffer, engine } = inflateRawSync(packed, { maxOutputLength: Math.max(most, 1), info: true })
    if (engine.bytesWritten !== packed.length) throw new CfdiRefused('zipLies')
    return buffer
  } catch (cause) {
    if (cause instanceof CfdiRefused || isSystemError(cause)) throw cause
    // ERR_BUFFER_TOO_LARGE: the entry has more bytes than the directory states.
    throw new CfdiRefused(cause?.code === 'ERR_BUFFER_TOO_LARGE' ? 'zipLies' : 'zipDamaged')
  }
}

async function readExactly(fd, length, position) {
  const buffer = Buffer.alloc(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await readAt(fd, buffer, done, length - done, position + done)
    if (bytesRead === 0) throw new CfdiRefused('zipLies')
    done += bytesRead
  }
  return buffer
}
