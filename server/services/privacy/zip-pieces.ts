import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/**
 * Writes a ZIP in pieces of equal size, except the last piece. Memory contains at most one file and one
 * piece.
 * @param take called with each piece in order
 */
export function zipInPieces(pieceBytes: number, take: (piece: Uint8Array) => Promise<void>) {
  let piece = new Uint8Array(pieceBytes)
  let filled = 0
  let made: Uint8Array[] = []
  let fault: Error | null = null
  const zip = new Zip((error, data) => {
    if (error) fault = error
    else made.push(data)
  })

  async function passPiece(isEnd: boolean): Promise<void> {
    if (fault) throw fault
    const chunks = made
    made = []
    for (const chunk of chunks) {
      for (let from = 0; from < chunk.length; ) {
        const some = chunk.subarray(from, from + pieceBytes - filled)
        piece.set(some, filled)
        filled += some.length
        from += some.length
        if (filled < pieceBytes) continue
        await take(piece)
        piece = new Uint8Array(pieceBytes)
        filled = 0
      }
    }
    if (isEnd && filled > 0) await take(piece.subarray(0, filled))
  }

  return {
    async text(name: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void> {
      const entry = new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      for await (const part of parts) {
        entry.push(strToU8(part))
        await passPiece(false)
      }
      entry.push(new Uint8Array(0), true)
      await passPiece(false)
    },
    /** Adds a file without compression, because images and PDFs would not shrink. */
    async file(name: string, bytes: Uint8Array): Promise<void> {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      entry.push(bytes, true)
      await passPiece(false)
    },
    async end(): Promise<void> {
      zip.end()
      await passPiece(true)
    },
  }
}
