import { inflateSync } from 'node:zlib'
import { FileRefused } from './file-refused.ts'

/**
 * Names by which a PDF asks its reader to do something, or carries another file. A link to a page is not among them.
 * Three letters turn up in a scan's pixels by chance: XFA counts only before what its value begins with.
 */
const ACTIVE =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|Rendition)(?![A-Za-z0-9])|\/XFA(?=[\s\0[%])/
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/
/** Objects may be packed into streams; unpacked, all together, they are no more than this. */
const MOST_UNPACKED = 32 * 1_048_576
/** A stream's dictionary stands right before it. */
const DICTIONARY = 2048

/**
 * Looks through a PDF's objects, packed ones as well, for encryption and active content (quality.md, Security).
 * @throws FileRefused
 */
export function scanPdf(bytes: Uint8Array): void {
  const text = plainNames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (LOCKED.test(text)) throw new FileRefused('lockedPdf')
  if (ACTIVE.test(text)) throw new FileRefused('activePdf')
  let left = MOST_UNPACKED
  for (const packed of objectStreams(bytes)) {
    const unpacked = unpack(packed, left)
    left -= unpacked.length
    if (ACTIVE.test(plainNames(unpacked))) throw new FileRefused('activePdf')
  }
}

/** Any letter of a name may be written as #41. */
function plainNames(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  return text.includes('#')
    ? text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}

interface ObjectStream {
  dictionary: string
  bytes: Buffer
}

/** Streams that hold objects: by their type, or by the entry that only they have. */
function* objectStreams(bytes: Uint8Array): Generator<ObjectStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue
    const before = plainNames(file.subarray(Math.max(0, at - DICTIONARY), at))
    const dictionary = before.slice(
      Math.max(before.lastIndexOf('endobj'), before.lastIndexOf('endstream'), 0),
    )
    if (!/\/(ObjStm|First)(?![A-Za-z0-9])/.test(dictionary)) continue
    const start =
      at + 6 + (file[at + 6] === 13 ? 1 : 0) + (file[at + 6] === 10 || file[at + 7] === 10 ? 1 : 0)
    const end = file.indexOf('endstream', start)
    yield { dictionary, bytes: file.subarray(start, end < 0 ? file.length : end) }
  }
}

function unpack({ dictionary, bytes }: ObjectStream, most: number): Buffer {
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.match(/\/\w+/g) ?? []
  if (filters.length === 0) return bytes
  if (filters.length > 1 || !['/FlateDecode', '/Fl'].includes(filters[0] ?? '')) {
    throw new FileRefused('brokenPdf')
  }
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) })
  } catch {
    throw new FileRefused('brokenPdf')
  }
}
