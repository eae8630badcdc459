import { Inflate } from 'fflate'

/** Thrown for a file that is no spreadsheet, or that is not safe to read. */
export class BrokenFile extends Error {}

/** Limits. An .xlsx of some thousand rows has a dozen parts of about 100 KB. */
const MOST_PARTS = 400
const MOST_UNPACKED = 12 * 1024 * 1024
const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const ENCRYPTED = 1

interface Part {
  method: number
  at: number
  packed: number
}

/**
 * Unpacks only parts that the code names, so names in the file cause no harm. Stops at a size limit, whatever the
 * header says.
 */
export class Archive {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #parts = new Map<string, Part>()
  #left = MOST_UNPACKED

  /** @throws BrokenFile */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    try {
      this.#readDirectory()
    } catch {
      throw new BrokenFile('directory')
    }
  }

  #readDirectory(): void {
    const end = this.#findEnd()
    const count = this.#view.getUint16(end + 10, true)
    if (count > MOST_PARTS) throw new BrokenFile('parts')
    let at = this.#view.getUint32(end + 16, true)
    for (let entry = 0; entry < count; entry++) {
      if (this.#view.getUint32(at, true) !== ENTRY) throw new BrokenFile('entry')
      const flags = this.#view.getUint16(at + 8, true)
      const nameLength = this.#view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(this.#slice(at + 46, nameLength))
      if (flags & ENCRYPTED || this.#parts.has(name)) throw new BrokenFile(name)
      this.#parts.set(name, {
        method: this.#view.getUint16(at + 10, true),
        packed: this.#view.getUint32(at + 20, true),
        at: this.#view.getUint32(at + 42, true),
      })
      at += 46 + nameLength + this.#view.getUint16(at + 30, true) + this.#view.getUint16(at + 32, true)
    }
  }

  #findEnd(): number {
    const first = Math.max(0, this.#bytes.length - 22 - 0xffff)
    for (let at = this.#bytes.length - 22; at >= first; at--) {
      if (this.#view.getUint32(at, true) === END) return at
    }
    throw new BrokenFile('end')
  }

  #slice(at: number, length: number): Uint8Array {
    if (at + length > this.#bytes.length) throw new BrokenFile('short')
    return this.#bytes.subarray(at, at + length)
  }

  /**
   * @returns null when the part is missing
   * @throws BrokenFile
   */
  read(name: string): string | null {
    const part = this.#parts.get(name)
    if (!part) return null
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(this.#unpack(part))
    } catch {
      throw new BrokenFile(name)
    }
  }

  #unpack({ at, method, packed }: Part): Uint8Array {
    if (this.#view.getUint32(at, true) !== LOCAL) throw new BrokenFile('local')
    const begin = at + 30 + this.#view.getUint16(at + 26, true) + this.#view.getUint16(at + 28, true)
    const bytes = this.#slice(begin, packed)
    if (method === 0) return this.#take(bytes)
    if (method !== 8) throw new BrokenFile('method')
    const pieces: Uint8Array[] = []
    const inflate = new Inflate((piece) => pieces.push(this.#take(piece)))
    // Small steps stop a decompression bomb soon after the size limit.
    const STEP = 16 * 1024
    for (let from = 0; from < bytes.length; from += STEP) {
      inflate.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length)
    }
    const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
    let to = 0
    for (const piece of pieces) {
      whole.set(piece, to)
      to += piece.length
    }
    return whole
  }

  #take(piece: Uint8Array): Uint8Array {
    this.#left -= piece.length
    if (this.#left < 0) throw new BrokenFile('large')
    return piece
  }
}
