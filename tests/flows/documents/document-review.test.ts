import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as files from '#contract/documents/document-files.ts'
import * as inbox from '#contract/documents/document-review.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import {
  type DocumentCheck,
  documentTypeName,
  hasNoticeTick,
  REQUIRED_TYPES,
  shouldRecommendUpdate,
} from '#domain/documents/documents.ts'
import { documentUploads } from '#server/db/schema/document-files.ts'
import { documentTexts, fileTexts } from '#server/texts.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { fieldOf, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { dataUrl, pdf } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests P-17 … P-20, DOC-24 and DOC-25 with the demo people. */

const PERSON = '100102'
const REVIEWER = '100301'
let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

async function ask(operation: AnyOperation, input: object, login: string): Promise<WireAnswer> {
  return sendAs(server, operation, input, login)
}

async function listed(login: string): Promise<files.ListedDocument[]> {
  return (fieldOf(await ask(files.listDocuments, {}, login), 'docs') ?? []) as files.ListedDocument[]
}

async function comments(login = PERSON): Promise<files.DocumentComment[]> {
  const answer = await ask(files.listDocumentComments, { empleado: login }, login)
  return fieldOf(answer, 'data') as files.DocumentComment[]
}

async function reviewed(empleado = PERSON): Promise<inbox.ReviewedDocument[]> {
  const answer = await ask(inbox.listPersonDocuments, { empleado }, REVIEWER)
  return fieldOf(answer, 'docs') as inbox.ReviewedDocument[]
}

async function people(buscar: string, pagina = 1) {
  const answer = await ask(inbox.listDocumentPeople, { buscar, pagina }, REVIEWER)
  return answer.body as { data: inbox.DocumentPerson[]; total: number }
}

const find = async (idTipo: number, empleado = PERSON) => {
  const row = (await reviewed(empleado)).find(({ tipoArchivo }) => tipoArchivo === idTipo)
  if (!row) throw new Error(`${empleado} has no document of type ${idTipo}`)
  return row
}

describe('the demo people', () => {
  test('have their six documents, except two people who have none', { tags: ['whole'] }, async () => {
    const year = server.clock.now().getFullYear()
    for (const login of ['100101', '100102', '100104', '100201', '100301']) {
      const rows = await listed(login)
      expect(rows.map(({ tipoArchivo }) => tipoArchivo)).toEqual(REQUIRED_TYPES)
      expect(shouldRecommendUpdate(rows, year)).toBe(login === PERSON)
    }
    for (const login of ['100103', 'candidato']) {
      expect((await ask(files.listDocuments, {}, login)).body).toEqual({ status: 'VACIO' })
    }
    expect(fieldOf(await ask(files.listDocuments, {}, 'externo'), 'message')).toBe(documentTexts.noRecord)
    const check = async (login: string) =>
      fieldOf(await ask(files.checkDocuments, {}, login), 'data') as DocumentCheck
    expect(await check(PERSON)).toMatchObject({ FormCompletado: 1, Completado: 6, Pendiente: 0 })
    expect(hasNoticeTick(await check(PERSON))).toBe(true)
    expect(await check('100103')).toMatchObject({
      FormCompletado: 0,
      Pendiente: 6,
      grupoPago: 1,
      vigilante: 2,
    })
  })

  test('have a PDF with document type, name and DEMO, and a picture with printed text', async () => {
    const open = async (filename: string) => {
      const answer = await ask(files.downloadDocument, { empleado: PERSON, filename }, PERSON)
      const [head, data] = String(fieldOf(answer, 'file')).split(',')
      return { head, bytes: Buffer.from(data ?? '', 'base64') }
    }
    const rows = await listed(PERSON)
    const curp = await open(rows.find(({ tipoArchivo }) => tipoArchivo === 2)?.archivo ?? '')
    expect(curp.head).toBe('data:application/pdf;base64')
    const texts = (await readPdfTexts(new Uint8Array(curp.bytes))).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['CURP', 'ARTURO MENDOZA LARA', 'DEMO']))
    const ine = await open(rows.find(({ tipoArchivo }) => tipoArchivo === 4)?.archivo ?? '')
    expect(ine.head).toBe('data:image/jpeg;base64')
    expect(await sharp(ine.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1000 })
    const area = { left: 320, top: 200, width: 440, height: 50 }
    const { channels } = await sharp(ine.bytes).extract(area).greyscale().stats()
    expect(channels[0]?.min).toBeLessThan(60)
    expect(channels[0]?.stdev).toBeGreaterThan(40)
  })

  test('get only the missing-file message for an unknown file name', async () => {
    const wrong = { empleado: PERSON, filename: '100102_2_curp_000000.pdf' }
    for (const login of [PERSON, REVIEWER]) {
      const answer = await ask(files.downloadDocument, wrong, login)
      expect(answer.body).toEqual({ status: 'ERROR', message: fileTexts.missing })
    }
  })
})

describe('the inbox', () => {
  test('lists people by their oldest document to review, then people with nothing to review', {
    tags: ['whole'],
  }, async () => {
    const { data, total } = await people('')
    expect(data).toHaveLength(20)
    expect(total).toBe(36)
    const waiting = data.filter(({ porRevisar }) => porRevisar > 0)
    expect(data.slice(0, waiting.length)).toEqual(waiting)
    expect(waiting.map(({ empleado }) => empleado).sort()).toEqual(['100101', '100104', '100216', '100218'])
    const oldest = await Promise.all(waiting.map(({ empleado }) => oldestWaiting(empleado)))
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b))
    expect(data.find(({ empleado }) => empleado === '100103')).toMatchObject({
      documentos: 0,
      pendientes: 6,
      porRevisar: 0,
      ultimaCarga: '',
    })
    const second = await people('', 2)
    expect([second.data.length, second.total]).toEqual([16, 36])
    expect(await people('', 3)).toMatchObject({ data: [], total: 36 })
  })

  async function oldestWaiting(empleado: string): Promise<number> {
    const rows = await reviewed(empleado)
    const ids = rows.filter(({ estado }) => estado === 'porRevisar').map(({ id }) => id)
    const stored = await server.db.select().from(documentUploads)
    return Math.min(...stored.filter(({ id }) => ids.includes(id)).map((row) => row.uploadedAt.getTime()))
  }

  test('finds people by number and by parts of the name, ignoring accents', async () => {
    const numbers = async (wanted: string) => (await people(wanted)).data.map(({ empleado }) => empleado)
    expect(await numbers('trevino sofia')).toEqual(['100214'])
    expect(await numbers('NÚÑEZ')).toEqual(['100104'])
    expect(await numbers('10010')).toHaveLength(5)
    for (const nobody of ['%', '_', "' or 1=1 --", 'zzz']) expect(await numbers(nobody)).toEqual([])
  })
})

describe('a review', () => {
  test('shows a comment to the person until the document is accepted', async () => {
    const document = await find(2)
    expect(document).toMatchObject({ estado: 'aceptado', revisadoPor: 'MARICELA QUINTANILLA RÍOS' })
    const before = (await comments()).length
    expect(before).toBe(2)
    const said = { idDoc: document.id, comentario: '  Falta la segunda página  ' }
    expect((await ask(inbox.commentDocument, said, REVIEWER)).body).toEqual({ status: 'OK' })
    expect(await find(2)).toMatchObject({ estado: 'comentado' })
    const [newest] = await comments()
    expect(newest).toMatchObject({ documento: 'CURP', Comentario: 'Falta la segunda página' })
    expect(newest?.FechaRegistro).toMatch(/^\d{4}-\d\d-\d\d$/)
    await ask(inbox.acceptDocument, { idDoc: document.id }, REVIEWER)
    expect(await comments()).toHaveLength(before)
    expect(await find(2)).toMatchObject({ estado: 'aceptado' })
  })

  test('starts again with a new upload, which settles the earlier comments', async () => {
    const old = await find(3)
    expect(old.estado).toBe('comentado')
    const said = (await comments()).map(({ documento }) => documento)
    expect(said).toContain(documentTypeName(3))
    const input = {
      empleado: PERSON,
      idTipo: 3,
      filename: 'recibo de luz.pdf',
      extension: 'pdf',
      file: dataUrl(pdf()),
      esAdmin: '2',
      estatusColaborador: 1,
    }
    expect(fieldOf(await ask(files.uploadDocument, input, PERSON), 'status')).toBe('OK')
    expect((await find(3)).estado).toBe('porRevisar')
    expect((await comments()).map(({ documento }) => documento)).not.toContain(documentTypeName(3))
    expect((await people('')).data.find(({ empleado }) => empleado === PERSON)?.porRevisar).toBe(1)
    const late = await ask(inbox.acceptDocument, { idDoc: old.id }, REVIEWER)
    expect(late.body).toEqual({ status: 'ERROR', message: fileTexts.unknownDocument })
    const gone = await ask(files.downloadDocument, { empleado: PERSON, filename: old.archivo }, PERSON)
    expect(fieldOf(gone, 'status')).toBe('ERROR')
  })

  test('DOCREQ-15: can follow an upload by human resources, which needs the admin flag', {
    tags: ['whole'],
  }, async () => {
    const input = {
      empleado: '100103',
      idTipo: 2,
      filename: 'curp.pdf',
      extension: 'pdf',
      file: dataUrl(pdf()),
      esAdmin: '1',
      estatusColaborador: 1,
    }
    for (const login of ['100101', '100201', 'candidato', 'externo']) {
      expect(fieldOf(await ask(files.uploadDocument, input, login), 'status')).toBe('ERROR')
    }
    expect(fieldOf(await ask(files.uploadDocument, { ...input, esAdmin: '2' }, REVIEWER), 'status')).toBe(
      'ERROR',
    )
    const nobody = await ask(files.uploadDocument, { ...input, empleado: '999999' }, REVIEWER)
    expect(fieldOf(nobody, 'status')).toBe('ERROR')
    expect((await ask(files.listDocuments, {}, '100103')).body).toEqual({ status: 'VACIO' })
    expect(fieldOf(await ask(files.uploadDocument, input, REVIEWER), 'status')).toBe('OK')
    const [row, ...others] = await listed('100103')
    expect(others).toEqual([])
    expect(row).toMatchObject({ tipoArchivo: 2, documento: 'CURP' })
    expect(row?.archivo).toMatch(/^100103_2_/)
    const { id } = await find(2, '100103')
    const [stored] = await server.db.select().from(documentUploads).where(eq(documentUploads.id, id))
    const [own] = await server.db
      .select()
      .from(documentUploads)
      .where(eq(documentUploads.fileName, (await find(1, REVIEWER)).archivo))
    expect(stored?.uploadedBy).toBe(own?.uploadedBy)
    await ask(
      files.deleteDocument,
      { idDoc: id, idTipo: 2, empleado: '100103', comentario: 'Evidencia' },
      REVIEWER,
    )
  })

  test('K-20: needs a reason of 1 to 250 characters for a deletion, and shows it to the person', async () => {
    const { id: idDoc } = await find(8)
    const remove = (change: object) =>
      ask(
        files.deleteDocument,
        { idDoc, idTipo: 8, empleado: PERSON, comentario: 'No es tuya', ...change },
        REVIEWER,
      )
    for (const comentario of ['', '   ', 'x'.repeat(251)]) {
      expect(fieldOf(await remove({ comentario }), 'status')).toBe('ERROR')
    }
    for (const change of [{ idTipo: 2 }, { empleado: '100101' }, { idDoc: 1_000_000 }]) {
      expect(fieldOf(await remove(change), 'message')).toBe(fileTexts.unknownDocument)
    }
    expect((await remove({ comentario: 'x'.repeat(250) })).body).toEqual({ status: 'OK' })
    expect((await listed(PERSON)).map(({ tipoArchivo }) => tipoArchivo)).not.toContain(8)
    expect((await comments())[0]).toMatchObject({
      documento: documentTypeName(8),
      Comentario: 'x'.repeat(250),
    })
    const [row] = await server.db.select().from(documentUploads).where(eq(documentUploads.id, idDoc))
    expect(row).toMatchObject({ retirement: 'deleted', fileKey: null })
    expect(fieldOf(await remove({}), 'message')).toBe(fileTexts.unknownDocument)
  })
})
