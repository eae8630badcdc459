import { isPdf } from './pdf/is-pdf.mjs'
import { type FileProblem, FileRefused } from './file-refused.ts'

export type FileKind = 'pdf' | 'jpg' | 'png' | 'heic' | 'webp'

/** Where readers of other kinds look for their own beginning. */
const HEAD = 1024
/** A ZIP's last record and the longest comment behind it. */
const ZIP_END = 22 + 65_535
/** Brands of HEIF's files, at the place of the first one. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/**
 * What a file is, by its bytes; its name and what the sender says count for nothing. Looks at both ends alone, however
 * long it is: everybody else waits meanwhile. The rest is for the file process.
 * @param kinds that are taken
 * @param otherwise what to say of the others
 * @throws FileRefused for what is not on the list, and for a file that is two things at once
 */
export function sniff<Kind extends FileKind>(
  bytes: Uint8Array,
  kinds: readonly Kind[],
  otherwise: FileProblem,
): Kind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = buffer.toString('latin1', 0, HEAD)
  const found = kindOf(head) ?? (isPdf(buffer) ? 'pdf' : null)
  const kind = kinds.find((one) => one === found)
  if (kind === undefined) throw new FileRefused(otherwise)
  if (isMixed(head, kind) || endsAsZip(buffer.subarray(-ZIP_END))) throw new FileRefused('mixed')
  return kind
}

function kindOf(head: string): FileKind | null {
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (head.startsWith('ftyp', 4) && HEIC.has(head.slice(8, 12))) return 'heic'
  return null
}

/** A file that another program would read as something else (polyglot). */
function isMixed(head: string, kind: FileKind): boolean {
  const text = head.toLowerCase()
  if (/<(script|html|svg|\?php)|<!doctype/.test(text)) return true
  return kind !== 'pdf' && text.includes('%pdf-')
}

/** Picture formats of telephones have things behind their end; a ZIP's directory is not one of them. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.indexOf('PK\u0005\u0006'); at >= 0; at = tail.indexOf('PK\u0005\u0006', at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
