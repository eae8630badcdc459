import { fileTypeFromBuffer } from 'file-type'
import { type FileProblem, FileRefused } from './file-refused.ts'

export type FileKind = 'pdf' | 'jpg' | 'png' | 'heic' | 'webp'

/** Where readers of other kinds look for their own beginning. */
const HEAD = 1024
/** What may follow the last %%EOF of a PDF. */
const TAIL = 1024
/** A ZIP's last record and the longest comment behind it. */
const ZIP_END = 22 + 65_535

/**
 * What a file is, by its bytes; its name and what the sender says count for nothing.
 * @param kinds that are taken
 * @param otherwise what to say of the others
 * @throws FileRefused for what is not on the list, and for a file that is two things at once
 */
export async function sniff<Kind extends FileKind>(
  bytes: Uint8Array,
  kinds: readonly Kind[],
  otherwise: FileProblem,
): Promise<Kind> {
  const found = await fileTypeFromBuffer(bytes)
  const kind = kinds.find((one) => one === found?.ext)
  if (kind === undefined) throw new FileRefused(otherwise)
  if (isMixed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind))
    throw new FileRefused('mixed')
  return kind
}

/** A file that another program would read as something else (polyglot). */
function isMixed(bytes: Buffer, kind: FileKind): boolean {
  const head = bytes.subarray(0, HEAD).toString('latin1').toLowerCase()
  if (/<(script|html|svg|\?php)|<!doctype/.test(head) || endsAsZip(bytes)) return true
  return kind === 'pdf' ? bytes.indexOf('%PDF-') !== 0 || hasTail(bytes) : head.includes('%pdf-')
}

function hasTail(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  // Without an end it is for the reader to say whether it is whole.
  return end >= 0 && bytes.subarray(end + 5).filter((byte) => byte > 32).length > TAIL
}

/** Picture formats of telephones have things behind their end; a ZIP's directory is not one of them. */
function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END)
  for (
    let at = bytes.lastIndexOf('PK\u0005\u0006');
    at >= from;
    at = bytes.lastIndexOf('PK\u0005\u0006', at - 1)
  ) {
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true
    if (at === 0) break
  }
  return false
}
