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

/** Malicious payroll files, read in the file worker. */

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

/** Returns the reason why the whole file is refused, or 'taken' when it is not. */
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

describe('an XML alone', () => {
  test('is read, with its bytes as they came', async () => {
    const [document, ...more] = await read(good)
    if (!document || !('xml' in document) || 'problem' in document) throw new Error('it was not read')
    expect(more).toEqual([])
    expect(document.xml.toString()).toBe(good)
    expect(document.root.name).toBe('Comprobante')
  })

  const billion = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY a${i} "${`&a${i || ''};`.repeat(10)}">`,
  ).join('')}]><a>&a8;</a>`
  const hostile: Record<string, [xml: string | Uint8Array, problem: string]> = {
    'an entity of the disk': [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a b="&x;"/>',
      'doctype',
    ],
    'an entity of the network': ['<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x.dtd"><a/>', 'doctype'],
    'parameter entities': ['<!DOCTYPE a [<!ENTITY % p "<!ENTITY q \'r\'>">%p;]><a/>', 'doctype'],
    'entities that grow': [billion, 'doctype'],
    'a document type of nothing': [good.replace('?>', '?><!DOCTYPE cfdi:Comprobante>'), 'doctype'],
    'an entity that nobody has declared': [good.replace('601', '&x;'), 'malformed'],
    'a style sheet that a browser would fetch': [
      good.replace('?>', '?><?xml-stylesheet href="http://x/"?>'),
      'instruction',
    ],
    'two attributes of one name': [
      good.replace(' Version="4.0"', ' Version="4.0" Total="1.00" Total="9.00"'),
      'malformed',
    ],
    'two roots': [`${good}<a/>`, 'malformed'],
    'no end': [good.slice(0, -20), 'malformed'],
    'zeros named by number': [good.replace('601', '&#0;'), 'malformed'],
    'half a letter': [good.replace('601', '&#xD83D;'), 'malformed'],
    'another encoding that it admits': [good.replace('UTF-8', 'ISO-8859-1'), 'encoding'],
    'another encoding that it hides': [Buffer.from(good, 'latin1'), 'encoding'],
    'depth without end': ['<a>'.repeat(100_000), 'heavy'],
    'elements without end': [`<a>${'<b/>'.repeat(100_000)}</a>`, 'heavy'],
    'attributes without end': [
      `<a ${Array.from({ length: 5000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
      'heavy',
    ],
    'a value without end': [good.replace('601', '6'.repeat(200_000)), 'heavy'],
    'more bytes than any receipt has': [good.padEnd(8_400_000, ' '), 'tooLarge'],
  }
  test.each(Object.entries(hostile))('with %s is refused', async (_, [xml, problem]) => {
    expect(problemsOf(await read(xml))).toEqual([problem])
  })

  // Addendas for some customers' portals carry a PDF in base64.
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
  }
  test.each(Object.entries(addendas))('is read whatever its Addenda holds: %s', async (_, addenda) => {
    const [found] = await read(good.replace('</cfdi:Comprobante>', `${addenda}</cfdi:Comprobante>`))
    if (!found || !('root' in found)) throw new Error('it was not read')
    expect(readReceipt(found.root).faults).toEqual([])
  })

  test('hides nothing behind an Addenda', async () => {
    const after = '<cfdi:Addenda><a/></cfdi:Addenda><cfdi:Complemento><b/></cfdi:Complemento>'
    const [found] = await read(good.replace('</cfdi:Comprobante>', `${after}</cfdi:Comprobante>`))
    if (!found || !('root' in found)) throw new Error('it was not read')
    expect(found.root.children.filter(({ name }) => name === 'Complemento')).toHaveLength(2)
  })

  test('that is something else altogether is refused', async () => {
    expect(await refusalOf('\u0089PNG')).toBe('neither')
    expect(await refusalOf('')).toBe('neither')
    expect(await refusalOf('\u007fELF')).toBe('neither')
  })
})

describe('a ZIP', () => {
  const entry = (name = 'a.xml', more: Partial<ZipEntry> = {}): ZipEntry => ({ name, bytes: good, ...more })

  test('gives its documents in their order, and passes over what is no document', async () => {
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

  test('goes on behind those that are known', async () => {
    const zip = makeZip([entry('1.xml'), entry('2.xml'), entry('3.xml')])
    expect(namesOf(await read(zip, 2))).toEqual(['3.xml'])
    expect(await read(zip, 3)).toEqual([])
  })

  test('of 64 bits that tells the truth is read', async () => {
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

  test('made on Windows, with backslashes in its names, is read', async () => {
    const found = await read(makeZip([entry('nomina\\uno.xml'), entry('nomina\\uno.pdf', { bytes: 'x' })]))
    expect(namesOf(found)).toEqual(['nomina/uno.xml'])
    expect(found[0]?.paper).toMatchObject({ problem: 'paperOther' })
    expect(problemsOf(found)).toEqual(['read'])
  })

  test('with one document that is padded is read, and the others too', async () => {
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

  test('that names a document of a size without end refuses that one alone', async () => {
    const endless = entry('a.xml', { zip64: { unpacked: 2n ** 52n, packed: 10n } })
    expect(problemsOf(await read(makeZip([endless])))).toEqual(['tooLarge'])
  })

  const hostile: Record<string, [entries: ZipEntry[], problem: string, end?: ZipEnd]> = {
    'a name that climbs out': [[entry('../a.xml')], 'zipPath'],
    'a name that climbs out from inside': [[entry('a/../../b.xml')], 'zipPath'],
    'a name from the root': [[entry('/etc/a.xml')], 'zipPath'],
    'a name of a drive': [[entry('C:/a.xml')], 'zipPath'],
    'a name with a backslash that climbs out': [[entry('..\\a.xml')], 'zipPath'],
    'a name with backslashes from the root': [[entry('\\\\server\\a.xml')], 'zipPath'],
    'a name with a zero in it': [[entry('a.xml\u0000.pdf')], 'zipPath'],
    'a name without end': [[entry(`${'a'.repeat(400)}.xml`)], 'zipPath'],
    'a link': [[entry('a.xml', { mode: 0o120_777, bytes: '/etc/passwd' })], 'zipLink'],
    'a device': [[entry('a.xml', { mode: 0o020_666 })], 'zipLink'],
    'a locked entry': [[entry('a.xml', { flags: 1 })], 'zipLocked'],
    'a strongly locked entry': [[entry('a.xml', { flags: 0x41 })], 'zipLocked'],
    'a packing that we do not know': [[entry('a.xml', { method: 12 })], 'zipMethod'],
    'many that are too much together': [
      Array.from({ length: 140 }, (_, i) =>
        entry(`${i}.xml`, { unpackedSize: 8_000_000, packed: Buffer.alloc(230_000) }),
      ),
      'zipBomb',
    ],
    'entries that lie over each other': [[entry('a.xml'), entry('b.xml', { at: 0 })], 'zipOverlap'],
    'an entry that reaches into the list': [
      [entry('a.xml', { packedSize: 20_000, unpackedSize: 20_000 })],
      'zipOverlap',
    ],
    'more entries than anybody has': [[entry()], 'zipTooMany', { zip64: { count: 2n ** 50n } }],
    'fewer entries than it says': [[entry()], 'zipBroken', { count: 3 }],
    'more entries than it says': [[entry(), entry('b.xml')], 'zipBroken', { count: 1 }],
    'a list that is elsewhere': [[entry()], 'zipBroken', { zip64: { count: 1n, at: 2n ** 40n } }],
    'something between list and end': [[entry()], 'zipBroken', { between: Buffer.from('hidden') }],
    'something behind its end': [[entry()], 'zipBroken', { after: Buffer.from('more') }],
    'a size that is too small': [[entry('a.xml', { unpackedSize: 100 })], 'zipLies'],
    'a size that is too large': [[entry('a.xml', { unpackedSize: 10_000 })], 'zipLies'],
    'a sum that is another': [[entry('a.xml', { crc: 1 })], 'zipLies'],
    'another name for another reader': [[entry('a.xml', { localName: 'b.xml' })], 'zipLies'],
    'bytes that are not packed': [[entry('a.xml', { packed: Buffer.alloc(900, 0xff) })], 'zipLies'],
    'more behind what is packed': [
      [entry('a.xml', { packed: Buffer.concat([deflateRawSync(good), Buffer.from('hidden')]) })],
      'zipLies',
    ],
  }
  test.each(Object.entries(hostile))('with %s is refused as a whole', async (_, [entries, problem, end]) => {
    expect(await refusalOf(makeZip(entries, end))).toBe(problem)
  })

  test('that begins as something else is refused', async () => {
    const zip = makeZip([entry()], { before: Buffer.from('<a/>') })
    expect(problemsOf(await read(zip))).toEqual(['encoding'])
    expect(await refusalOf(makeZip([entry()], { before: Buffer.from('MZ') }))).toBe('neither')
    // Two ZIPs joined: the file begins as a ZIP, but its directory belongs to the second one.
    const two = Buffer.concat([makeZip([entry()]), makeZip([entry('b.xml')])])
    expect(await refusalOf(two)).not.toBe('taken')
  })

  test('cut anywhere is refused, or read no further than it is whole', async () => {
    const zip = makeZip([entry('1.xml'), entry('2.xml')])
    for (const length of [10, 31, 200, zip.length - 200, zip.length - 22, zip.length - 1]) {
      expect(await refusalOf(zip.subarray(0, length)), String(length)).not.toBe('taken')
    }
  })

  test('with any of its bytes changed is refused or says the same', async () => {
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

  test('leaves nothing beside itself', () => {
    expect(readdirSync(folder)).toEqual(['file'])
  })
})

test('a process that is ended before its end says so, and never that the file was read', async () => {
  await expect(read(makeZip([{ name: 'a.xml', bytes: good }]), 0, 1)).rejects.toBeInstanceOf(
    PayrollFileUnfinished,
  )
})
