import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type PayrollDocument,
  PayrollFileRefused,
  PayrollFileUnfinished,
  readPayrollFile,
} from '#server/files/cfdi/run-payroll-worker.ts'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { inventReceipt } from '#tests/support/files/payroll-receipts.ts'
import { makeZip, type ZipEnd, type ZipEntry } from '#tests/support/files/zip-maker.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-payroll-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const payee = {
  number: '100101',
  rfc: 'PEGJ850210AB1',
  curp: 'PEGJ850210HCLXRN09',
  nss: '12345678903',
  name: 'JUAN PÉREZ GARCÍA',
  issuerRfc: 'MTT940318Q77',
}
const good = writeCfdi(inventReceipt({ payee, endDate: '2026-11-15', days: 7, periodicity: '02' }))

async function read(bytes: Uint8Array | string, skip = 0, silenceMs = 60_000): Promise<PayrollDocument[]> {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const fd = openSync(path, 'r')
  try {
    const found: PayrollDocument[] = []
    for await (const each of readPayrollFile(fd, skip, { silenceMs, memoryBytes: 700 * 1_048_576 }))
      found.push(each)
    return found
  } finally {
    closeSync(fd)
  }
}

async function refusalOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await read(bytes)
    return 'taken'
  } catch (cause) {
    if (cause instanceof PayrollFileRefused) return cause.problem
    throw cause
  }
}

const namesOf = (found: readonly PayrollDocument[]) => found.map(({ name }) => name)
const problemsOf = (found: readonly PayrollDocument[]) =>
  found.map((each) => ('problem' in each ? each.problem : 'read'))

describe('a single XML', () => {
  test('is read with its original bytes', async () => {
    const [document, ...more] = await read(good)
    if (!document || !('xml' in document) || 'problem' in document) throw new Error('the XML was not read')
    expect(more).toEqual([])
    expect(document.xml.toString()).toBe(good)
    expect(document.root.name).toBe('Comprobante')
  })

  const billion = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY a${i} "${`&a${i || ''};`.repeat(10)}">`,
  ).join('')}]><a>&a8;</a>`
  const hostile: Record<string, [xml: string | Uint8Array, problem: string]> = {
    'an entity from a file': [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a b="&x;"/>',
      'doctype',
    ],
    'a document type from the network': ['<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x.dtd"><a/>', 'doctype'],
    'parameter entities': ['<!DOCTYPE a [<!ENTITY % p "<!ENTITY q \'r\'>">%p;]><a/>', 'doctype'],
    'entities that expand exponentially': [billion, 'doctype'],
    'a document type without definitions': [good.replace('?>', '?><!DOCTYPE cfdi:Comprobante>'), 'doctype'],
    'an undeclared entity': [good.replace('601', '&x;'), 'malformed'],
    'a style sheet instruction': [good.replace('?>', '?><?xml-stylesheet href="http://x/"?>'), 'instruction'],
    'one attribute twice': [
      good.replace(' Version="4.0"', ' Version="4.0" Total="1.00" Total="9.00"'),
      'malformed',
    ],
    'two roots': [`${good}<a/>`, 'malformed'],
    'a missing end tag': [good.slice(0, -20), 'malformed'],
    'a null character as a numeric reference': [good.replace('601', '&#0;'), 'malformed'],
    'half a surrogate pair': [good.replace('601', '&#xD83D;'), 'malformed'],
    'another encoding, declared': [good.replace('UTF-8', 'ISO-8859-1'), 'encoding'],
    'another encoding, undeclared': [Buffer.from(good, 'latin1'), 'encoding'],
    '100,000 nested elements': ['<a>'.repeat(100_000), 'heavy'],
    '100,000 elements': [`<a>${'<b/>'.repeat(100_000)}</a>`, 'heavy'],
    '5,000 attributes': [`<a ${Array.from({ length: 5000 }, (_, i) => `a${i}="1"`).join(' ')}/>`, 'heavy'],
    '100,000 attributes': [
      `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
      'heavy',
    ],
    'a value of 200,000 digits': [good.replace('601', '6'.repeat(200_000)), 'heavy'],
    '8,400,000 bytes': [good.padEnd(8_400_000, ' '), 'tooLarge'],
  }
  test.each(Object.entries(hostile))('with %s is refused', async (_, [xml, problem]) => {
    expect(problemsOf(await read(xml))).toEqual([problem])
  })

  // Addendas for some customers' portals contain a PDF in base64.
  const pdf = Buffer.alloc(450_000, 'PDF').toString('base64')
  const addendas: Record<string, string> = {
    'a PDF as a text': `<cfdi:Addenda><pdf>${pdf}</pdf></cfdi:Addenda>`,
    'a PDF as an attribute': `<cfdi:Addenda><pdf base64="${pdf}" nombre="a>b"/></cfdi:Addenda>`,
    'a PDF in a CDATA section': `<cfdi:Addenda><![CDATA[${pdf}</cfdi:Addenda>]]></cfdi:Addenda>`,
    depth: `<cfdi:Addenda>${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}</cfdi:Addenda>`,
    elements: `<cfdi:Addenda>${'<a/>'.repeat(9000)}</cfdi:Addenda>`,
    attributes: `<cfdi:Addenda><a ${Array.from({ length: 90 }, (_, i) => `a${i}="1"`).join(' ')}/></cfdi:Addenda>`,
    'a control character': '<cfdi:Addenda>\u0085</cfdi:Addenda>',
    'an Addenda in an Addenda': '<cfdi:Addenda><cfdi:Addenda><!-- > --></cfdi:Addenda><b/></cfdi:Addenda>',
    'another prefix': `<x:Addenda xmlns:x="http://www.sat.gob.mx/cfd/4"><p>${pdf}</p></x:Addenda>`,
    nothing: '<cfdi:Addenda/>',
    'bytes of another encoding': '<cfdi:Addenda><a b="\u00d1and\u00fa"/>\u00e9</cfdi:Addenda>',
    'a null character': '<cfdi:Addenda>\u0000</cfdi:Addenda>',
    'the end of a CDATA section': '<cfdi:Addenda>]]></cfdi:Addenda>',
    'a document type': '<cfdi:Addenda><!DOCTYPE a [<!ENTITY x SYSTEM "file:///a">]>&x;</cfdi:Addenda>',
    'an unbalanced tag': '<cfdi:Addenda><a></cfdi:Addenda>',
    'no close of its own': '<cfdi:Addenda><a>b</a>',
  }
  test.each(Object.entries(addendas))('is read with any content in its Addenda: %s', async (_, addenda) => {
    const end = Buffer.from(`${addenda}</cfdi:Comprobante>`, 'latin1')
    const [found] = await read(Buffer.concat([Buffer.from(good.replace('</cfdi:Comprobante>', '')), end]))
    if (!found || !('root' in found)) throw new Error('the XML was not read')
    expect(readReceipt(found.root).faults).toEqual([])
  })

  test('is read with C1 control characters, which are removed from its texts', async () => {
    const [found] = await read(good.replaceAll('JUAN PÉREZ', 'JUAN\u0085 P\u0096ÉREZ'))
    if (!found || !('root' in found)) throw new Error('the XML was not read')
    const { receipt, faults } = readReceipt(found.root)
    expect([faults, receipt?.worker.name]).toEqual([[], 'JUAN PÉREZ GARCÍA'])
  })

  test('cannot hide elements after an Addenda', async () => {
    const after = '<cfdi:Addenda><a/></cfdi:Addenda><cfdi:Complemento><b/></cfdi:Complemento>'
    const [found] = await read(good.replace('</cfdi:Comprobante>', `${after}</cfdi:Comprobante>`))
    if (!found || !('root' in found)) throw new Error('the XML was not read')
    expect(found.root.children.filter(({ name }) => name === 'Complemento')).toHaveLength(2)
  })

  test('is refused when it is another file format', async () => {
    expect(await refusalOf('\u0089PNG')).toBe('neither')
    expect(await refusalOf('')).toBe('neither')
    expect(await refusalOf('\u007fELF')).toBe('neither')
  })
})

describe('a ZIP', () => {
  const entry = (name = 'a.xml', more: Partial<ZipEntry> = {}): ZipEntry => ({ name, bytes: good, ...more })

  test('gives its documents in order, and skips other files', async () => {
    const found = await read(
      makeZip(
        [
          entry('nov/a.xml'),
          { name: 'nov/', bytes: '', mode: 0o040_755 },
          entry('nov/a.pdf', { bytes: 'x'.repeat(3_000_000) }),
          entry('__MACOSX/nov/._a.xml'),
          entry('nov/B.XML', { isStored: true }),
          entry('nov/malo.xml', { bytes: '<a' }),
          entry('nov/otro.zip'),
        ],
        { comment: 'payroll' },
      ),
    )
    expect(namesOf(found)).toEqual(['nov/a.xml', 'nov/B.XML', 'nov/malo.xml', 'nov/otro.zip'])
    expect(problemsOf(found)).toEqual(['read', 'read', 'malformed', 'zipNested'])
  })

  test('is read from the first document that is not known yet', async () => {
    const zip = makeZip([entry('1.xml'), entry('2.xml'), entry('3.xml')])
    expect(namesOf(await read(zip, 2))).toEqual(['3.xml'])
    expect(await read(zip, 3)).toEqual([])
  })

  test('is read in 64-bit format with correct sizes', async () => {
    const packed = deflateRawSync(good)
    const zip = makeZip(
      [
        entry('a.xml', {
          zip64: { unpacked: BigInt(Buffer.byteLength(good)), packed: BigInt(packed.length) },
        }),
      ],
      { zip64: { count: 1n } },
    )
    expect(problemsOf(await read(zip))).toEqual(['read'])
  })

  test('from Windows, with backslashes in its names, is read', async () => {
    const found = await read(makeZip([entry('nomina\\uno.xml'), entry('nomina\\uno.pdf', { bytes: 'x' })]))
    expect(namesOf(found)).toEqual(['nomina/uno.xml'])
    expect(found[0]?.paper).toMatchObject({ problem: 'paperOther' })
    expect(problemsOf(found)).toEqual(['read'])
  })

  test('from a deep folder is read, with the inner folders in its names', async () => {
    const deep = Array.from({ length: 12 }, (_, at) => `${at} ${'carpeta '.repeat(3)}`).join('/')
    const found = await read(
      makeZip([entry('b.xml'), entry(`${deep}/a.xml`), entry(`${deep}/a.pdf`, { bytes: 'x' })]),
    )
    expect(problemsOf(found)).toEqual(['read', 'read'])
    expect(found[1]?.name).toMatch(/^\d+ carpeta.*\/a\.xml$/)
    expect(found[1]?.name.length).toBeLessThanOrEqual(250)
    expect(found[1]?.paper).toMatchObject({ problem: 'paperOther' })
  })

  test('refuses only a document that is too large, and reads the others', async () => {
    const padded = good.replace('</cfdi:Comprobante>', `${' '.repeat(700_000)}</cfdi:Comprobante>`)
    const found = await read(
      makeZip([
        entry('a.xml'),
        entry('ancho.xml', { bytes: padded }),
        entry('enorme.xml', { bytes: Buffer.alloc(9_000_000, ' ') }),
        entry('z.xml'),
      ]),
    )
    expect(problemsOf(found)).toEqual(['read', 'read', 'tooLarge', 'read'])
  })

  test('refuses only a document that declares an enormous size', async () => {
    const endless = entry('a.xml', { zip64: { unpacked: 2n ** 52n, packed: 10n } })
    expect(problemsOf(await read(makeZip([endless])))).toEqual(['tooLarge'])
  })

  test('refuses only a damaged document, and reads the others', async () => {
    const found = await read(
      makeZip([
        entry('a.xml'),
        entry('b.xml', { crc: 1 }),
        entry('c.xml', { packed: Buffer.alloc(900, 0xff) }),
        entry('d.xml'),
        entry('d.pdf', { bytes: '%PDF-1.7', crc: 1 }),
        entry('z.pdf', { bytes: '%PDF-1.7', crc: 1 }),
      ]),
    )
    expect(problemsOf(found).slice(0, 4)).toEqual(['read', 'zipDamaged', 'zipDamaged', 'read'])
    expect(found.slice(3).map(({ paper }) => paper)).toMatchObject([
      { problem: 'paperBroken' },
      { problem: 'paperBroken' },
    ])
  })

  test('refuses only a document that is a link, encrypted or compressed in another way', async () => {
    const found = await read(
      makeZip([
        entry('a.xml'),
        entry('enlace.xml', { mode: 0o120_777, bytes: '/etc/passwd', isStored: true }),
        entry('aparato.xml', { mode: 0o020_666 }),
        entry('clave.xml', { flags: 1 }),
        // AES of 7-Zip and WinZip.
        entry('aes.xml', { flags: 1, method: 99 }),
        entry('deflate64.xml', { method: 9 }),
        entry('deflate64.pdf', { bytes: '%PDF-1.7' }),
        entry('z.xml'),
        entry('z.pdf', { bytes: '%PDF-1.7', method: 9 }),
        entry('solo.pdf', { bytes: '%PDF-1.7', mode: 0o120_777 }),
      ]),
    )
    expect(problemsOf(found.slice(0, -1))).toEqual([
      'read',
      'entryLink',
      'entryLink',
      'entryLocked',
      'entryLocked',
      'entryMethod',
      'read',
    ])
    expect(found[5]?.paper).toMatchObject({ name: 'deflate64.pdf' })
    expect(found[6]?.paper).toEqual({ name: 'z.pdf', problem: 'entryMethod', pdf: null })
    expect(found[7]).toMatchObject({ name: 'solo.pdf', paper: { problem: 'entryLink', pdf: null } })
    expect(found.slice(1, 6).map((each) => 'xml' in each && each.xml)).toEqual(Array(5).fill(null))
  })

  test('checks the places of documents that it does not open', async () => {
    const hidden = entry('b.xml', { at: 0, flags: 1 })
    expect(await refusalOf(makeZip([entry('a.xml'), hidden]))).toBe('zipOverlap')
    expect(await refusalOf(makeZip([entry('a.xml'), entry('../b.xml', { flags: 1 })]))).toBe('zipPath')
  })

  test('may have other files that cannot be opened', async () => {
    const found = await read(
      makeZip([
        entry('a.xml'),
        entry('foto.jpg', { method: 12 }),
        entry('acceso', { mode: 0o120_777, bytes: '/etc/passwd' }),
        entry('clave.docx', { flags: 1 }),
      ]),
    )
    expect(problemsOf(found)).toEqual(['read'])
  })

  const hostile: Record<string, [entries: ZipEntry[], problem: string, end?: ZipEnd]> = {
    'a name that leaves the folder': [[entry('../a.xml')], 'zipPath'],
    'a name that leaves the folder through a subfolder': [[entry('a/../../b.xml')], 'zipPath'],
    'an absolute name': [[entry('/etc/a.xml')], 'zipPath'],
    'a name with a drive letter': [[entry('C:/a.xml')], 'zipPath'],
    'a name that leaves the folder by a backslash': [[entry('..\\a.xml')], 'zipPath'],
    'a network path with backslashes': [[entry('\\\\server\\a.xml')], 'zipPath'],
    'a name with a null character': [[entry('a.xml\u0000.pdf')], 'zipPath'],
    'a name of 404 characters': [[entry(`${'a'.repeat(400)}.xml`)], 'zipPath'],
    'a link': [[entry('a.xml', { mode: 0o120_777, bytes: '/etc/passwd' })], 'zipLink'],
    'a device': [[entry('a.xml', { mode: 0o020_666 })], 'zipLink'],
    'an encrypted entry': [[entry('a.xml', { flags: 1 })], 'zipLocked'],
    'a strongly encrypted entry': [[entry('a.xml', { flags: 0x41 })], 'zipLocked'],
    'an unknown compression method': [[entry('a.xml', { method: 12 })], 'zipMethod'],
    'only documents that cannot be opened': [
      [entry('a.xml', { flags: 1 }), entry('a.pdf', { mode: 0o120_777 }), entry('b.xml', { method: 9 })],
      'zipLocked',
    ],
    'entries that are too large together': [
      Array.from({ length: 140 }, (_, i) =>
        entry(`${i}.xml`, { unpackedSize: 8_000_000, packed: Buffer.alloc(230_000) }),
      ),
      'zipBomb',
    ],
    'overlapping entries': [[entry('a.xml'), entry('b.xml', { at: 0 })], 'zipOverlap'],
    'an entry that overlaps the directory': [
      [entry('a.xml', { packedSize: 20_000, unpackedSize: 20_000 })],
      'zipOverlap',
    ],
    'too many entries': [[entry()], 'zipTooMany', { zip64: { count: 2n ** 50n } }],
    'fewer entries than declared': [[entry()], 'zipBroken', { count: 3 }],
    'more entries than declared': [[entry(), entry('b.xml')], 'zipBroken', { count: 1 }],
    'a directory at a place outside the file': [
      [entry()],
      'zipBroken',
      { zip64: { count: 1n, at: 2n ** 40n } },
    ],
    'bytes between directory and end record': [[entry()], 'zipBroken', { between: Buffer.from('hidden') }],
    'bytes after the end record': [[entry()], 'zipBroken', { after: Buffer.from('more') }],
    'a declared size that is too small': [[entry('a.xml', { unpackedSize: 100 })], 'zipLies'],
    'a declared size that is too large': [[entry('a.xml', { unpackedSize: 10_000 })], 'zipLies'],
    'another name in the local header': [[entry('a.xml', { localName: 'b.xml' })], 'zipLies'],
    'bytes after the compressed data': [
      [entry('a.xml', { packed: Buffer.concat([deflateRawSync(good), Buffer.from('hidden')]) })],
      'zipLies',
    ],
  }
  test.each(Object.entries(hostile))('with %s is refused as a whole', async (_, [entries, problem, end]) => {
    expect(await refusalOf(makeZip(entries, end))).toBe(problem)
  })

  test('is refused when it begins as something else', async () => {
    const zip = makeZip([entry()], { before: Buffer.from('<a/>') })
    expect(problemsOf(await read(zip))).toEqual(['encoding'])
    expect(await refusalOf(makeZip([entry()], { before: Buffer.from('MZ') }))).toBe('neither')
    // Two ZIPs joined: the file begins as a ZIP, but its directory belongs to the second one.
    const two = Buffer.concat([makeZip([entry()]), makeZip([entry('b.xml')])])
    expect(await refusalOf(two)).not.toBe('taken')
  })

  test('is refused when it is cut off', async () => {
    const zip = makeZip([entry('1.xml'), entry('2.xml')])
    for (const length of [10, 31, 200, zip.length - 200, zip.length - 22, zip.length - 1]) {
      expect(await refusalOf(zip.subarray(0, length)), String(length)).not.toBe('taken')
    }
  })

  test('with a changed byte is refused or gives the same XML', async () => {
    const zip = makeZip([entry('1.xml')])
    for (let at = 0; at < zip.length; at += 61) {
      const bad = Buffer.from(zip)
      bad[at] = (bad[at] ?? 0) ^ 0x55
      try {
        const [found] = await read(bad)
        if (found && 'root' in found) expect(found.xml.toString(), String(at)).toBe(good)
      } catch (cause) {
        expect(cause, String(at)).toBeInstanceOf(PayrollFileRefused)
      }
    }
  })

  test('leaves no other files in the folder', () => {
    expect(readdirSync(folder)).toEqual(['file'])
  })
})

test('reports an unfinished file when the worker is stopped early', async () => {
  await expect(read(makeZip([{ name: 'a.xml', bytes: good }]), 0, 1)).rejects.toBeInstanceOf(
    PayrollFileUnfinished,
  )
})
