import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPayrollPeriods, requestClarification } from '#contract/requests/clarifications.ts'
import { createDispute } from '#contract/requests/disputes.ts'
import * as files from '#contract/documents/document-files.ts'
import * as inbox from '#contract/documents/document-review.ts'
import { publishNotice } from '#contract/notifications/notice-board.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { periodCode } from '#domain/requests/clarifications.ts'
import { companyDate } from '#domain/time/dates.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * DOCREQ-10 and similar limits count characters as people, screens and databases do, so an emoji counts as
 * one.
 */

const EMOJI = '👷'

describe.each(['pglite', 'postgres'] as const)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  async function ask(operation: AnyOperation, input: object, login: string) {
    return sendAs(server, operation, input, login)
  }

  async function documentOf(login: string, typeId: number): Promise<number> {
    const answer = await ask(inbox.listPersonDocuments, { empleado: login }, '100301')
    const { docs } = answer.body as { docs: { id: number; tipoArchivo: number }[] }
    return docs.find(({ tipoArchivo }) => tipoArchivo === typeId)?.id ?? 0
  }

  test('DOCREQ-10: accepts a reason of 250 emoji to delete a document, and refuses 251', async () => {
    const input = { idDoc: await documentOf('100102', 1), idTipo: 1, empleado: '100102' }
    const long = await ask(files.deleteDocument, { ...input, comentario: EMOJI.repeat(251) }, '100301')
    expect(fieldOf(long, 'message')).toBe('El campo comentario no es válido.')
    const taken = await ask(files.deleteDocument, { ...input, comentario: EMOJI.repeat(250) }, '100301')
    expect(taken.body).toEqual({ status: 'OK' })
    const said = await ask(files.listDocumentComments, { empleado: '100102' }, '100102')
    const { data } = said.body as { data: { Comentario: string }[] }
    expect(data[0]?.Comentario).toBe(EMOJI.repeat(250))
  })

  async function newestPeriod(): Promise<string> {
    const answer = await ask(listPayrollPeriods, { grupoPago: 5704 }, '100103')
    const [newest] = (answer.body as { Periodos: { end_date: string; period: number }[] }).Periodos
    return newest ? periodCode(newest.end_date, newest.period) : ''
  }

  const today = () => companyDate(server.clock.now().getTime())
  const cases: [string, AnyOperation, string, string, number, () => object][] = [
    ['a comment on a document', inbox.commentDocument, '100301', 'comentario', 250, () => ({})],
    [
      'the comment of a clarification',
      requestClarification,
      '100103',
      'comentario',
      500,
      () => ({ motivo: null, nomMotivo: '', nuevoMotivo: EMOJI.repeat(80) }),
    ],
    [
      'the comment of a dispute',
      createDispute,
      '100103',
      'comentario',
      1000,
      () => ({ motivo: 'Bono', fechaInconformidad: today(), evidencia: [] }),
    ],
    [
      'the text of a notice',
      publishNotice,
      '100301',
      'texto',
      500,
      () => ({
        clave: crypto.randomUUID(),
        titulo: EMOJI.repeat(80),
        alcance: 'todos',
        destino: null,
        vigencia: today(),
      }),
    ],
  ]

  test.each(cases)(
    '%s accepts its maximum of emoji and refuses one more',
    async (_name, operation, login, field, most, rest) => {
      const more =
        operation.id === 'P-19'
          ? { idDoc: await documentOf('100102', 2) }
          : operation.id === 'NOM-10'
            ? { periodo: await newestPeriod() }
            : {}
      const send = (count: number) =>
        ask(operation, { ...rest(), ...more, [field]: EMOJI.repeat(count) }, login)
      expect(fieldOf(await send(most + 1), 'message')).toBe(`El campo ${field} no es válido.`)
      const answer = await send(most)
      expect([fieldOf(answer, 'status'), fieldOf(answer, 'message')]).toEqual(['OK', undefined])
    },
  )
})
