/**
 * Unpacks one LZ4 block, as Firefox packs its window state (`*.jsonlz4`).
 * @returns null when the bytes are not an LZ4 block
 */
export function unpackBlock(packed: Buffer, size: number): Buffer | null {
  const out = Buffer.alloc(size)
  let [at, to] = [0, 0]
  const lengthOf = (nibble: number): number => {
    let length = nibble
    if (nibble < 15) return length
    for (let byte = 255; byte === 255; ) {
      byte = packed[at++] ?? 0
      length += byte
    }
    return length
  }
  while (at < packed.length) {
    const token = packed[at++] ?? 0
    const literals = lengthOf(token >> 4)
    packed.copy(out, to, at, at + literals)
    at += literals
    to += literals
    if (at >= packed.length) break
    const distance = packed.readUInt16LE(at)
    at += 2
    if (distance === 0 || distance > to) return null
    const end = to + lengthOf(token & 15) + 4
    // Copies byte by byte, because the source may overlap the output.
    for (; to < Math.min(end, size); to++) out[to] = out[to - distance] ?? 0
  }
  return out
}
