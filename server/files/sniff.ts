import { type FileKind, kindOf } from '#domain/documents/file-kind.ts'
import { type FileProblem, FileRefused } from './file-refused.ts'

/** Bytes in which readers of other formats search for their header. */
const HEAD = 1024
/** Maximum bytes of the end record of a ZIP, with the longest comment. */
const ZIP_END = 22 + 65_535

/**
 * Detects the type of a file by its bytes; name and declared type are ignored. Reads only both ends, because it
 * blocks the event loop. The file worker checks the rest.
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
  if (isMixed(head, kind) || endsAsZip(buffer.subarray(-ZIP_END))) throw new FileRefused('mixed')
  return kind
}

/** Returns whether another program would read the file as another type (polyglot). */
function isMixed(head: string, kind: FileKind): boolean {
  const text = head.toLowerCase()
  if (/<(script|html|svg|\?php)|<!doctype/.test(text)) return true
  return kind !== 'pdf' && text.includes('%pdf-')
}

/** Returns whether the file ends with a ZIP directory. Other trailing data is normal in phone pictures. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.indexOf('PK\u0005\u0006'); at >= 0; at = tail.indexOf('PK\u0005\u0006', at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
