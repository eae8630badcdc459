import { type FileKind, kindOf } from '#domain/documents/file-kind.ts'
import { type FileProblem, FileRefused } from './file-refused.ts'

const HEAD = 1024
/**
 * Bytes at the end in which programs search for the end record of a ZIP. Most programs allow other bytes
 * after the record.
 */
const ZIP_END = 22 + 65_535 + 1024
const END_RECORD = 22
const END64_LOCATOR = 20
const DIRECTORY_ENTRY = 0x02014b50
const END64_MARK = 0x07064b50

/**
 * Detects the type of a file by its bytes, not by its name or declared type. Reads only the two ends of the
 * file: reading all of it would block the event loop. The file worker checks the rest.
 * @param kinds accepted types
 * @param otherwise problem for other types
 * @throws FileRefused for another type, and for a file with two types
 */
export function sniff<Kind extends FileKind>(
  bytes: Uint8Array,
  kinds: readonly Kind[],
  otherwise: FileProblem,
): Kind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = buffer.toString('latin1', 0, HEAD)
  const found = kindOf(buffer)
  const kind = kinds.find((one) => one === found)
  if (kind === undefined) throw new FileRefused(otherwise)
  if (isMixed(head, kind) || endsAsZip(buffer)) throw new FileRefused('mixed')
  return kind
}

function isMixed(head: string, kind: FileKind): boolean {
  const text = head.toLowerCase()
  if (/<(script|html|svg|body|iframe|\?php)|<!doctype/.test(text)) return true
  return kind !== 'pdf' && text.includes('%pdf-')
}

/**
 * Returns whether a program would find a ZIP directory at the end, also before other bytes. The signature of
 * an end record alone does not count, because phone pictures may contain it in their trailing data.
 */
function endsAsZip(buffer: Buffer): boolean {
  const from = Math.max(0, buffer.length - ZIP_END)
  const next = (after: number) => buffer.indexOf('PK\u0005\u0006', after, 'latin1')
  for (let at = next(from); at >= 0 && at + END_RECORD <= buffer.length; at = next(at + 1)) {
    if (at + END_RECORD + buffer.readUInt16LE(at + 20) === buffer.length) return true
    // Evidence of a directory: it is empty, has 64-bit records, or its first entry is where it must be:
    // `size` bytes before the record, or at the given start.
    const [size, start] = [buffer.readUInt32LE(at + 12), buffer.readUInt32LE(at + 16)]
    const isEmpty = size === 0 && buffer.readUInt32LE(at + 8) === 0
    if (isEmpty || hasMark(buffer, at - size, DIRECTORY_ENTRY) || hasMark(buffer, start, DIRECTORY_ENTRY))
      return true
    if (hasMark(buffer, at - END64_LOCATOR, END64_MARK)) return true
  }
  return false
}

function hasMark(buffer: Buffer, at: number, mark: number): boolean {
  return at >= 0 && at + 4 <= buffer.length && buffer.readUInt32LE(at) === mark
}
