import { expect } from 'vitest'
import * as files from '#contract/documents/document-files.ts'
import * as inbox from '#contract/documents/document-review.ts'
import { exampleOf } from '../server/examples.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { documentComments, documentUploads } from '#server/db/schema/document-files.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf, type WireAnswer } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const OTHERS = ['100101', '100201', 'candidato', 'externo']
const REVIEWER = '100301'

async function refusedToOthers(
  server: TestServer,
  operation: AnyOperation,
  input: object,
  allowed: readonly string[],
): Promise<void> {
  const { marks } = await findPerson(server, VICTIM)
  const refusals: WireAnswer[] = []
  for (const login of OTHERS) refusals.push(await sendAs(server, operation, input, login))
  for (const answer of refusals) {
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expect(Object.keys(answer.body as object)).toHaveLength(2)
    for (const mark of marks) expect(JSON.stringify(answer.body)).not.toContain(mark)
  }
  for (const login of allowed) {
    const own = await sendAs(server, operation, input, login)
    expect(['OK', 'VACIO']).toContain(fieldOf(own, 'status'))
  }
}

async function papersOf({ db }: TestServer): Promise<unknown> {
  return [
    await db.select().from(documentUploads).orderBy(documentUploads.id),
    await db.select().from(documentComments).orderBy(documentComments.id),
  ]
}

async function paperOfVictim(server: TestServer): Promise<inbox.ReviewedDocument> {
  const answer = await sendAs(server, inbox.listPersonDocuments, { empleado: VICTIM }, REVIEWER)
  const [first] = fieldOf(answer, 'docs') as inbox.ReviewedDocument[]
  if (!first) throw new Error('the victim has no documents')
  return first
}

async function listOfOther(server: TestServer): Promise<void> {
  const own = await sendAs(server, files.listDocuments, {}, VICTIM)
  for (const login of ['100101', REVIEWER]) {
    const answer = await sendAs(server, files.listDocuments, { empleado: VICTIM, emplid: VICTIM }, login)
    expect(fieldOf(answer, 'docs')).not.toEqual(fieldOf(own, 'docs'))
    expect(JSON.stringify(answer.body)).not.toContain(`${VICTIM}_`)
  }
}

/** Human resources uploads for another person only with the admin flag. */
async function uploadForOther(server: TestServer): Promise<void> {
  const before = await papersOf(server)
  const input = { ...exampleOf(files.uploadDocument).request, empleado: VICTIM }
  await refusedToOthers(server, files.uploadDocument, input, [])
  expect(fieldOf(await sendAs(server, files.uploadDocument, input, REVIEWER), 'status')).toBe('ERROR')
  expect(await papersOf(server)).toEqual(before)
}

async function typesOfOther(server: TestServer): Promise<void> {
  const input = { empleado: VICTIM, estatusColaborador: 1, esAdmin: '1' }
  const { employeeId } = await findPerson(server, VICTIM)
  const answers = await Promise.all(
    OTHERS.map((login) => sendAs(server, files.listDocumentTypes, { ...input, employeeId }, login)),
  )
  for (const answer of answers) expect(fieldOf(answer, 'docs')).toBeUndefined()
  for (const login of [VICTIM, REVIEWER]) {
    expect(fieldOf(await sendAs(server, files.listDocumentTypes, input, login), 'docs')).toHaveLength(13)
  }
}

/** Neither the owner's number nor the owner's file name with the caller's number gives access. */
async function fileOfOther(server: TestServer): Promise<void> {
  const { archivo: filename } = await paperOfVictim(server)
  await refusedToOthers(server, files.downloadDocument, { empleado: VICTIM, filename }, [VICTIM, REVIEWER])
  for (const [login, empleado] of [
    ['100101', '100101'],
    ['candidato', '900001'],
  ] as const) {
    const answer = await sendAs(server, files.downloadDocument, { empleado, filename }, login)
    expect([fieldOf(answer, 'status'), fieldOf(answer, 'file')]).toEqual(['ERROR', undefined])
  }
}

function changeOfOther(operation: AnyOperation, more: object) {
  return async (server: TestServer) => {
    const before = await papersOf(server)
    const { id: idDoc, tipoArchivo: idTipo } = await paperOfVictim(server)
    const input = { idDoc, idTipo, empleado: VICTIM, ...more }
    for (const login of [...OTHERS, VICTIM]) {
      expect(fieldOf(await sendAs(server, operation, input, login), 'status')).toBe('ERROR')
      expect(await papersOf(server)).toEqual(before)
    }
    expect(fieldOf(await sendAs(server, operation, input, REVIEWER), 'status')).toBe('OK')
    expect(await papersOf(server)).not.toEqual(before)
  }
}

const onlyReviewer = (operation: AnyOperation, input: object) => (server: TestServer) =>
  refusedToOthers(server, operation, input, [REVIEWER])

export const foreignPapers = {
  'DOC-01': listOfOther,
  'P-04': uploadForOther,
  'DOC-03': typesOfOther,
  'DOC-09': fileOfOther,
  'DOC-20': 'takes no ids' as const,
  'DOC-25': (server: TestServer) =>
    refusedToOthers(server, files.listDocumentComments, { empleado: VICTIM }, [VICTIM, REVIEWER]),
  'P-17': onlyReviewer(inbox.listDocumentPeople, { buscar: VICTIM, pagina: 1 }),
  'P-18': onlyReviewer(inbox.listPersonDocuments, { empleado: VICTIM }),
  'P-19': changeOfOther(inbox.commentDocument, { comentario: 'Falta una página' }),
  'P-20': changeOfOther(inbox.acceptDocument, {}),
  'DOC-24': changeOfOther(files.deleteDocument, { comentario: 'No es tuya' }),
}
