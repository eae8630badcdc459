import { createHash } from 'node:crypto'
import type { FileRoom } from './file-room.ts'

const MAX_NAME = 200

export class FileNotTaken extends Error {
  override readonly name = 'FileNotTaken'
  readonly why: 'empty' | 'large' | 'unreadable'

  constructor(why: 'empty' | 'large' | 'unreadable') {
    super(`a file was refused: ${why}`)
    this.why = why
  }
}

export function plainName(name: string, otherwise: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, '')
    .trim()
  // The cut can split a surrogate pair at the end. Buffer replaces the remaining half.
  return Buffer.from(plain.slice(0, MAX_NAME)).toString() || otherwise
}

/** @throws FileNotTaken above the size limit */
class Measured implements AsyncIterable<Uint8Array> {
  bytes = 0
  readonly #hash = createHash('sha256')
  readonly #pieces: AsyncIterable<Uint8Array>
  readonly #most: number

  constructor(pieces: AsyncIterable<Uint8Array>, most: number) {
    this.#pieces = pieces
    this.#most = most
  }

  async *[Symbol.asyncIterator]() {
    for await (const piece of this.#pieces) {
      this.bytes += piece.length
      if (this.bytes > this.#most) throw new FileNotTaken('large')
      this.#hash.update(piece)
      yield piece
    }
  }

  sha256(): string {
    return this.#hash.digest('hex')
  }
}

/**
 * Stores a file while it arrives. The cleanup deletes it unless the caller claims its key (FileRoom).
 * @param most bytes
 * @throws FileNotTaken, and errors of `pieces`
 */
export async function keepMeasured(
  files: Pick<FileRoom, 'keepPieces' | 'drop'>,
  pieces: AsyncIterable<Uint8Array>,
  most: number,
  now: Date,
): Promise<{ fileKey: string; bytes: number; sha256: string }> {
  const measured = new Measured(pieces, most)
  const fileKey = await files.keepPieces(measured, now)
  if (measured.bytes === 0) {
    await files.drop(fileKey)
    throw new FileNotTaken('empty')
  }
  return { fileKey, bytes: measured.bytes, sha256: measured.sha256() }
}
