import { deflateSync } from 'node:zlib'

/** Text of an object, or bytes and dictionary of a stream (without brackets and length). */
export type Part = string | { dictionary: string; bytes: Buffer }
export type Parts = ReadonlyMap<number, Part>

const bytesOf = (text: string) => Buffer.from(text, 'latin1')

export function writeObject(number: number, part: Part): Buffer {
  if (typeof part === 'string') return bytesOf(`${number} 0 obj\n${part}\nendobj\n`)
  const head = `${number} 0 obj\n<<${part.dictionary} /Length ${part.bytes.length}>>\nstream\n`
  return Buffer.concat([bytesOf(head), part.bytes, bytesOf('\nendstream\nendobj\n')])
}

/** Page with a line of text. Objects: 1 catalog, 2 pages, 3 page, 4 content, 5 font. */
export function onePage(catalog = '', page = ''): Map<number, Part> {
  return new Map<number, Part>([
    [1, `<</Type /Catalog /Pages 2 0 R ${catalog}>>`],
    [2, '<</Type /Pages /Kids [3 0 R] /Count 1>>'],
    [
      3,
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>> ${page}>>`,
    ],
    [4, { dictionary: '/Filter /FlateDecode', bytes: deflateSync('BT /F1 24 Tf 100 700 Td (Acta) Tj ET') }],
    [5, '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'],
  ])
}

const HEAD = bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')

export function writeTabled(parts: Parts, trailer = ''): Buffer {
  return append(HEAD, parts, `/Root 1 0 R ${trailer}`)
}

export function append(before: Buffer, parts: Parts, trailer: string): Buffer {
  const chunks: Buffer[] = [before]
  let at = before.length
  const rows: string[] = []
  for (const [number, part] of [...parts].sort(([one], [other]) => one - other)) {
    const bytes = writeObject(number, part)
    rows.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    chunks.push(bytes)
    at += bytes.length
  }
  const former = /startxref\s+(\d+)/.exec(before.subarray(-64).toString('latin1'))?.[1]
  const previous = former === undefined ? '' : ` /Prev ${former}`
  const zero = former === undefined ? '0 1\n0000000000 65535 f \n' : ''
  const size = Math.max(...parts.keys()) + 1
  const end = `xref\n${zero}${rows.join('')}trailer\n<</Size ${size} ${trailer}${previous}>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...chunks, bytesOf(end)])
}

/** Applies PNG's "up" filter, as programs do for cross-reference streams. */
export function predict(plain: Buffer, columns: number): Buffer {
  const rows: Buffer[] = []
  for (let at = 0; at < plain.length; at += columns) {
    const row = Buffer.from(plain.subarray(at, at + columns))
    for (let column = 0; column < row.length; column++) {
      row[column] = ((row[column] ?? 0) - (at === 0 ? 0 : (plain[at + column - columns] ?? 0))) & 255
    }
    rows.push(Buffer.from([2]), row)
  }
  return Buffer.concat(rows)
}

export function pack(parts: ReadonlyMap<number, string>): { plain: Buffer; entries: string } {
  const texts = [...parts.values()].map((text) => `${text}\n`)
  let offset = 0
  const table = [...parts.keys()].map((number, at) => {
    const row = `${number} ${offset}`
    offset += texts[at]?.length ?? 0
    return row
  })
  const head = `${table.join(' ')}\n`
  return {
    plain: bytesOf(head + texts.join('')),
    entries: `/Type /ObjStm /N ${parts.size} /First ${head.length}`,
  }
}

/**
 * Writes a PDF as Word, Chrome and current scanners do: small objects in an object stream, and a
 * cross-reference stream.
 */
export function writePacked(parts: Parts): Buffer {
  const small = new Map<number, string>()
  const large = new Map<number, Part>()
  for (const [number, part] of parts) {
    if (typeof part === 'string') small.set(number, part)
    else large.set(number, part)
  }
  const packedNumber = Math.max(...parts.keys()) + 1
  const { plain, entries } = pack(small)
  large.set(packedNumber, { dictionary: `${entries} /Filter /FlateDecode`, bytes: deflateSync(plain) })
  const chunks: Buffer[] = [HEAD]
  const places = new Map<number, [number, number, number]>([[0, [0, 0, 255]]])
  let at = HEAD.length
  for (const [number, part] of large) {
    const bytes = writeObject(number, part)
    places.set(number, [1, at, 0])
    chunks.push(bytes)
    at += bytes.length
  }
  for (const [index, number] of [...small.keys()].entries()) places.set(number, [2, packedNumber, index])
  const tableNumber = packedNumber + 1
  places.set(tableNumber, [1, at, 0])
  const table = Buffer.alloc((tableNumber + 1) * 6)
  for (const [number, [kind, place, index]] of places) {
    table.writeUInt8(kind, number * 6)
    table.writeUInt32BE(place, number * 6 + 1)
    table.writeUInt8(index, number * 6 + 5)
  }
  const dictionary =
    `/Type /XRef /Size ${tableNumber + 1} /W [1 4 1] /Root 1 0 R /Filter /FlateDecode ` +
    '/DecodeParms <</Predictor 12 /Columns 6>>'
  const bytes = deflateSync(predict(table, 6))
  return Buffer.concat([
    ...chunks,
    writeObject(tableNumber, { dictionary, bytes }),
    bytesOf(`startxref\n${at}\n%%EOF\n`),
  ])
}
