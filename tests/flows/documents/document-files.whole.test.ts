import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as files from '#contract/documents/document-files.ts'
import { readSavedSteps } from '#contract/documents/documents.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { documentUploads, looseFiles } from '#server/db/schema/document-files.ts'
import { users } from '#server/db/schema/people.ts'
import { fileTexts } from '#server/texts.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import {
  dataUrl,
  emptyZip,
  heic,
  hugeHeic,
  lockedPdf,
  pdf,
  pdfWith,
  pdfWithPacked,
  photoWithPlace,
  picture,
  pixelBomb,
  program,
  spoilt,
} from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests DOCS, DOCREQ and P-04 on the server. */

let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

beforeEach(async () => {
  const { employeeId } = await findPerson(server, 'candidato')
  await server.db.delete(documentUploads).where(eq(documentUploads.employeeId, employeeId ?? 0))
})

async function ask(operation: AnyOperation, input: object, login: string): Promise<WireAnswer> {
  return sendAs(server, operation, input, login)
}

function paper(bytes: Uint8Array, extension: string, change: object = {}) {
  return {
    empleado: '900001',
    idTipo: 2,
    filename: `curp.${extension}`,
    extension,
    file: dataUrl(bytes),
    esAdmin: '2',
    estatusColaborador: 1,
    ...change,
  }
}

const upload = (input: object, login = 'candidato') => ask(files.uploadDocument, input, login)

async function uploaded(login = 'candidato'): Promise<files.ListedDocument[]> {
  return (fieldOf(await ask(files.listDocuments, {}, login), 'docs') ?? []) as files.ListedDocument[]
}

async function download(filename: string, empleado: string, login: string): Promise<Buffer> {
  const answer = await ask(files.downloadDocument, { empleado, filename }, login)
  expect(fieldOf(answer, 'status')).toBe('OK')
  return Buffer.from(String(fieldOf(answer, 'file')).split(',')[1] ?? '', 'base64')
}

function stored(): string[] {
  const folder = join(server.services.environment.dataDir, 'files')
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    return names.filter((each) => each.isFile()).map(({ name }) => name)
  } catch {
    return []
  }
}

/** Advances the clock by 61 minutes and deletes files that no record has referenced for an hour. */
async function sweep(): Promise<void> {
  server.clock.advance(61 * 60_000)
  await server.services.files.sweep(server.clock.now(), 100)
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('an upload', () => {
  test('is listed and counted, and downloads unchanged; its hash is stored', async () => {
    const bytes = pdf()
    const answer = await upload(paper(bytes, 'pdf'))
    expect(answer.body).toEqual({ status: 'OK', idDoc: expect.any(Number) })
    const [document] = await uploaded()
    expect(document).toEqual({
      id: fieldOf(answer, 'idDoc'),
      documento: 'CURP',
      archivo: `900001_2_curp_${sha256(bytes).slice(0, 6)}.pdf`,
      tipo_archivo: 'otro',
      extension: 'pdf',
      tipoArchivo: 2,
      fechaCarga: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
    })
    expect(await download(document?.archivo ?? '', '900001', 'candidato')).toEqual(bytes)
    const check = fieldOf(await ask(files.checkDocuments, {}, 'candidato'), 'data')
    expect(check).toEqual({ FormCompletado: 0, Completado: 1, Pendiente: 5, grupoPago: 1, vigilante: 2 })
    const types = await ask(
      files.listDocumentTypes,
      { empleado: '900001', estatusColaborador: 1, esAdmin: '2' },
      'candidato',
    )
    const rows = fieldOf(types, 'docs') as files.DocumentTypeRow[]
    expect(rows.map(({ idDoc }) => idDoc !== null)).toEqual(rows.map(({ idTipo }) => idTipo === 2))
    const [row] = await server.db
      .select()
      .from(documentUploads)
      .where(eq(documentUploads.id, document?.id ?? 0))
    expect(row).toMatchObject({ receivedSha256: sha256(bytes), sha256: sha256(bytes), bytes: bytes.length })
  })

  test('of a photo loses the metadata, and is stored upright', async () => {
    const bytes = await photoWithPlace()
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('CANARIO-MARCA')
    expect(fieldOf(await upload(paper(bytes, 'jpg', { idTipo: 4 })), 'status')).toBe('OK')
    const [document] = await uploaded()
    expect(document).toMatchObject({ tipo_archivo: 'image', extension: 'jpg' })
    const kept = await download(document?.archivo ?? '', '900001', 'candidato')
    expect(kept.toString('latin1')).not.toMatch(/CANARIO|Exif/)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 640 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    const [row] = await server.db
      .select()
      .from(documentUploads)
      .where(eq(documentUploads.id, document?.id ?? 0))
    expect(row).toMatchObject({ receivedSha256: sha256(bytes), sha256: sha256(kept) })
  })

  test('of a HEIC becomes a JPEG; the format comes from the content, not from the name', async () => {
    expect(fieldOf(await upload(paper(heic(), 'heic')), 'status')).toBe('OK')
    const [document] = await uploaded()
    expect(document?.extension).toBe('jpg')
    const kept = await download(document?.archivo ?? '', '900001', 'candidato')
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 302 })
    expect(fieldOf(await upload(paper(await picture('png'), 'JPG')), 'status')).toBe('OK')
    expect((await uploaded())[0]?.extension).toBe('png')
  })

  test('replaces the previous upload: deletes its file and keeps its record', async () => {
    await sweep()
    const bytes = pdf('uno')
    const first = await upload(paper(bytes, 'pdf'))
    const before = stored().length
    const second = await upload(paper(pdf('dos'), 'pdf'))
    expect((await uploaded()).map(({ id }) => id)).toEqual([fieldOf(second, 'idDoc')])
    const id = Number(fieldOf(first, 'idDoc'))
    const [old] = await server.db.select().from(documentUploads).where(eq(documentUploads.id, id))
    expect(old).toMatchObject({ fileKey: null, retirement: 'replaced', sha256: sha256(bytes) })
    await sweep()
    expect(stored()).toHaveLength(before)
    expect(await server.db.select().from(looseFiles)).toEqual([])
    const [document] = await uploaded()
    expect((await download(document?.archivo ?? '', '900001', 'candidato')).length).toBeGreaterThan(1000)
  })

  test('takes effect once when it arrives twice; the same id with other content is refused', async () => {
    const input = { ...paper(pdf(), 'pdf'), idOperacion: randomUUID() }
    const before = stored().length
    const [one, other] = await Promise.all([upload(input), upload(input)])
    expect(one.body).toEqual(other.body)
    expect((await upload(input)).body).toEqual(one.body)
    expect(await uploaded()).toHaveLength(1)
    expect(stored()).toHaveLength(before + 1)
    expect(await server.db.select().from(looseFiles)).toEqual([])
    expect(fieldOf(await upload({ ...input, idTipo: 1 }), 'message')).toBe(
      'Este número de envío ya se usó en otra solicitud.',
    )
    await server.db.delete(operationReceipts)
  })

  test('DOCREQ-06: is accepted only for oneself, whatever status the body claims', async () => {
    const input = paper(pdf(), 'pdf')
    for (const login of ['100101', '100201', '100301']) {
      expect(fieldOf(await upload(input, login), 'detalles')).toBe('Solo puedes ver tu propia información.')
    }
    expect(fieldOf(await upload(input, 'externo'), 'status')).toBe('ERROR')
    expect(await uploaded()).toEqual([])
    expect(fieldOf(await upload({ ...input, estatusColaborador: 3 }), 'status')).toBe('OK')
  })

  test('DOCREQ-06, DOCREQ-07: is refused for a person who left, as is a deletion, whatever the body says', async () => {
    const typesOf = async () => {
      const asked = { empleado: '900001', estatusColaborador: 1, esAdmin: '1' }
      return (await ask(files.listDocumentTypes, asked, '100301')).body as {
        estatusColaborador: number
        docs: { idTipo: number; idDoc: number }[]
      }
    }
    expect(fieldOf(await upload(paper(pdf(), 'pdf')), 'status')).toBe('OK')
    const { estatusColaborador, docs } = await typesOf()
    expect(estatusColaborador).toBe(1)
    const idDoc = docs.find(({ idTipo }) => idTipo === 2)?.idDoc
    const { userId } = await findPerson(server, 'candidato')
    const close = (closedAt: Date | null) =>
      server.db.update(users).set({ closedAt }).where(eq(users.id, userId))
    await close(server.clock.now())
    expect((await typesOf()).estatusColaborador).toBe(3)
    const brought = await upload({ ...paper(pdf(), 'pdf'), esAdmin: '1' }, '100301')
    expect(brought.body).toEqual({ status: 'ERROR', detalles: fileTexts.viewOnly })
    const removal = { idDoc, idTipo: 2, empleado: '900001', comentario: 'Ya no trabaja aquí' }
    const removed = await ask(files.deleteDocument, removal, '100301')
    expect(removed.body).toEqual({ status: 'ERROR', message: fileTexts.viewOnly })
    const [listed] = docs.filter((row) => row.idTipo === 2) as unknown as { archivo: string }[]
    const look = { empleado: '900001', filename: listed?.archivo }
    expect(fieldOf(await ask(files.downloadDocument, look, '100301'), 'status')).toBe('OK')
    await close(null)
    expect((await typesOf()).estatusColaborador).toBe(1)
    expect((await ask(files.deleteDocument, removal, '100301')).body).toEqual({ status: 'OK' })
    await server.db.delete(looseFiles)
  })
})

describe('unusual but valid files', () => {
  test('are accepted: a photo with stray bytes before a marker, as some cameras write them', async () => {
    const bytes = await photoWithPlace()
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
    const odd = Buffer.concat([bytes.subarray(0, scan), Buffer.alloc(3), bytes.subarray(scan)])
    await expect(sharp(odd, { failOn: 'warning' }).stats()).rejects.toThrow('extraneous bytes')
    expect(fieldOf(await upload(paper(odd, 'jpg')), 'status')).toBe('OK')
  })

  test('are accepted: a scan whose pixels look like a PDF name', async () => {
    const pixels = Buffer.concat([Buffer.from('40 0 obj\n<</Length 9>>\nstream\n'), Buffer.from([1, 2])])
    const odd = pdfWith(Buffer.concat([pixels, Buffer.from('/XFA\x91\x02\x03\nendstream\nendobj', 'latin1')]))
    expect(fieldOf(await upload(paper(odd, 'pdf')), 'status')).toBe('OK')
  })
})

describe('refused files', () => {
  const { refused, name } = fileTexts
  const javaScript = '<</S /JavaScript /JS (app.alert(1))>>'
  const cases: [string, () => Promise<object> | object, string][] = [
    ['a program named .pdf', () => paper(program(), 'pdf'), refused.notAllowed],
    ['a program', () => paper(program(), 'exe'), refused.notAllowed],
    ['0 bytes', () => paper(new Uint8Array(), 'pdf'), refused.empty],
    ['11 MB', () => paper(Buffer.concat([pdf(), Buffer.alloc(11 * 1_048_576)]), 'pdf'), refused.tooLarge],
    ['one byte above 10 MB', () => paper(Buffer.alloc(10 * 1_048_576 + 1, 65), 'pdf'), refused.tooLarge],
    [
      'a photo cut off',
      async () => paper((await photoWithPlace()).subarray(0, 9000), 'jpg'),
      refused.brokenImage,
    ],
    [
      'a photo damaged in the middle',
      async () => paper(spoilt(await photoWithPlace()), 'jpg'),
      refused.brokenImage,
    ],
    ['a PNG cut off', async () => paper((await picture('png')).subarray(0, 120), 'png'), refused.brokenImage],
    ['a HEIC cut off', () => paper(heic().subarray(0, 1500), 'heic'), refused.brokenImage],
    ['a PDF with a password', () => paper(lockedPdf(), 'pdf'), refused.lockedPdf],
    ['a PDF cut off', () => paper(pdf().subarray(0, 300), 'pdf'), refused.brokenPdf],
    [
      'a PDF with a script',
      () => paper(pdfWith(`40 0 obj\n${javaScript}\nendobj`), 'pdf'),
      refused.activePdf,
    ],
    [
      'a script under a masked name',
      () => paper(pdfWith('40 0 obj\n<</S /J#61vaScript /JS (1)>>\nendobj'), 'pdf'),
      refused.activePdf,
    ],
    ['a script in a packed object', () => paper(pdfWithPacked(javaScript), 'pdf'), refused.activePdf],
    [
      'a PDF that starts a program',
      () => paper(pdfWith('40 0 obj\n<</S /Launch /F (cmd.exe)>>\nendobj'), 'pdf'),
      refused.activePdf,
    ],
    [
      'a PDF with a file inside',
      () => paper(pdfWith('40 0 obj\n<</Type /EmbeddedFile /Length 0>>\nstream\n\nendstream\nendobj'), 'pdf'),
      refused.activePdf,
    ],
    [
      'a PDF with an XFA form',
      () => paper(pdfWith('40 0 obj\n<</XFA 41 0 R>>\nendobj'), 'pdf'),
      refused.activePdf,
    ],
    ['a PDF that is also an HTML page', () => paper(pageInside(pdf()), 'pdf'), refused.mixed],
    [
      'a photo that is also a ZIP',
      async () => paper(await joined(picture('jpg'), emptyZip()), 'jpg'),
      refused.mixed,
    ],
    ['a PDF that is also a ZIP', async () => paper(await joined(pdf(), emptyZip()), 'pdf'), refused.mixed],
    [
      'a PDF followed by 5,000 bytes',
      async () => paper(await joined(pdf(), Buffer.alloc(5000, 66)), 'pdf'),
      refused.mixed,
    ],
    ['a PDF named .jpg', () => paper(pdf(), 'jpg'), refused.otherName],
    ['a photo named .pdf', async () => paper(await picture('jpg'), 'pdf'), refused.otherName],
    [
      'an HTML page',
      () => paper(Buffer.from('<!doctype html><script>alert(1)</script>'), 'pdf'),
      refused.notAllowed,
    ],
    ['an SVG with a script', () => paper(Buffer.from('<svg onload="alert(1)"/>'), 'png'), refused.notAllowed],
    ['200 megapixels', () => paper(pixelBomb(), 'png'), refused.tooManyPixels],
    ['200 megapixels in a HEIC', () => paper(hugeHeic(), 'heic'), refused.tooManyPixels],
    ['a name with a path', () => paper(pdf(), 'pdf', { filename: '../../etc/passwd.pdf' }), name.path],
    ['a name with a Windows path', () => paper(pdf(), 'pdf', { filename: 'C:\\curp.pdf' }), name.path],
    ['a name with an emoji', () => paper(pdf(), 'pdf', { filename: 'curp😀.pdf' }), name.characters],
    [
      'a name of 300 letters',
      () => paper(pdf(), 'pdf', { filename: `${'c'.repeat(296)}.pdf` }),
      name.tooLong,
    ],
    ['no name', () => paper(pdf(), 'pdf', { filename: '' }), name.empty],
    ['text in place of a data URL', () => paper(pdf(), 'pdf', { file: 'hola' }), fileTexts.notData],
    [
      'a truncated data URL',
      () => paper(pdf(), 'pdf', { file: dataUrl(pdf()).slice(0, -3) }),
      fileTexts.notData,
    ],
    [
      'invalid base64',
      () => paper(pdf(), 'pdf', { file: 'data:application/pdf;base64,%%%%' }),
      fileTexts.notData,
    ],
    ['a file URL', () => paper(pdf(), 'pdf', { file: 'file:///etc/passwd' }), fileTexts.notData],
  ]

  test.each(cases)('%s', async (_name, make, text) => {
    const before = stored()
    const answer = await upload(await make())
    expect([answer.http, answer.body]).toEqual([200, { status: 'ERROR', detalles: text }])
    expect(text.split(' ').length).toBeLessThanOrEqual(15)
    expect(await uploaded()).toEqual([])
    expect(stored()).toEqual(before)
    expect(await server.db.select().from(looseFiles)).toEqual([])
  })

  test('get 413: an upload of 17 MB, and other operations above 64 KB', async () => {
    const token = await openSession(server, 'candidato')
    const large = { ...paper(new Uint8Array(), 'pdf'), file: 'x'.repeat(17 * 1_048_576) }
    expect((await sendOperation(server, files.uploadDocument, large, token)).http).toBe(413)
    const other = { mas: 'x'.repeat(70_000) }
    for (const operation of [files.listDocuments, files.checkDocuments, readSavedSteps]) {
      expect((await sendOperation(server, operation, other, token)).http).toBe(413)
    }
  })
})

function pageInside(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, 9), Buffer.from('%<script>alert(1)</script>\n'), bytes.subarray(9)])
}

async function joined(...parts: (Buffer | Promise<Buffer>)[]): Promise<Buffer> {
  return Buffer.concat(await Promise.all(parts.map(async (part) => part)))
}
