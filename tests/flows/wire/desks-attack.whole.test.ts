import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import * as improvements from '#contract/improvements/improvements.ts'
import { sendApplication } from '#contract/jobs/job-application.ts'
import * as desk from '#contract/jobs/job-desk.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as recognition from '#contract/recognition/recognition.ts'
import * as recognitionDesk from '#contract/recognition/recognition-desk.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { tables } from '#server/db/schema/tables.ts'
import { type Applying, applyOn, HR } from '#tests/support/server/applying.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const t = tables
const SURROGATE = 'a\ud800b'
const NUL = 'a\u0000b'
const GIANT = 'x'.repeat(60_000)
const HARM = [
  SURROGATE,
  NUL,
  `${SURROGATE}${NUL}`,
  '\udc00',
  GIANT,
  '\u202e\u2066',
  "'; drop table users; --",
]

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Applying

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = await applyOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await on.reset()
    await server.db.delete(rateLimits)
    await server.db.delete(t.recognitions)
  })

  const raw = async (operation: AnyOperation, input: object, login: string) =>
    sendAs(server, operation, input, login)

  async function publishing() {
    const posting = (await on.ask(desk.readPosting, { folio: on.technician }, HR)).data as desk.Posting
    const { folio, revision, conocimientos, carrera, contacto, area } = posting
    const preguntas = posting.preguntas.map(({ id, pregunta, clase, opciones, obligatoria }) => ({
      id,
      pregunta,
      clase,
      opciones,
      obligatoria,
    }))
    return { folio, revision, conocimientos, carrera, contacto, area, hasta: on.inDays(9), preguntas }
  }

  test('performs simultaneous identical requests once: note, recognition, applause, withdrawal, idea step', async () => {
    const { id } = await on.applied()
    const idOperacion = crypto.randomUUID()
    await Promise.all(
      Array.from({ length: 8 }, () => on.ask(desk.noteApplication, { id, texto: 'Una', idOperacion }, HR)),
    )
    expect(await server.db.$count(t.jobNotes, eq(t.jobNotes.applicationId, id))).toBe(1)

    const given = {
      valorado: '100102',
      razon: 'Ayudó',
      valor: 'Hacerlo bien',
      idOperacion: crypto.randomUUID(),
    }
    await Promise.all(Array.from({ length: 8 }, () => on.ask(recognise, given, '100101')))
    const [row, ...more] = await server.db.select().from(t.recognitions)
    expect(more).toEqual([])
    const one = row?.id ?? 0
    await Promise.all(
      Array.from({ length: 8 }, () => on.ask(recognition.applaud, { id: one, aplaude: true }, '100201')),
    )
    expect(await server.db.$count(t.applause, eq(t.applause.recognitionId, one))).toBe(1)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        on.ask(recognition.withdrawRecognition, { id: one, motivo: 'No procede' }, HR),
      ),
    )
    const told = and(eq(t.notifications.kind, 'recognition-withdrawn'), eq(t.notifications.key, String(one)))
    expect(await server.db.$count(t.notifications, told)).toBe(2)

    const idea = { mejora: 'Otra luz', lugar: 'Nave 2', beneficio: 'Se ve', foto: [] }
    const { folio } = await on.ask(registerImprovement, idea, '100101')
    const step = { folio, desde: 1, hasta: 2, ingeniero: '', respuesta: '' }
    const steps = await Promise.all(
      Array.from({ length: 8 }, () => on.ask(improvements.moveImprovement, step, '100201')),
    )
    expect(steps.filter(({ status }) => status === 'OK')).toHaveLength(1)
  })

  test('lets recruitment of another company read the group’s applications; other roles are refused', async () => {
    const { id } = await on.applied()
    const { userId } = await findPerson(server, HR)
    const move = (companyCode: string) =>
      server.db.update(t.users).set({ companyCode }).where(eq(t.users.id, userId))
    await move('00300')
    try {
      // K-39: recruitment belongs to the group, recognitions to one company.
      expect(await on.ask(desk.readApplication, { id }, HR)).toMatchObject({ status: 'OK' })
      const given = await on.ask(
        recognise,
        { valorado: '100102', razon: 'A', valor: 'Hacerlo bien' },
        '100101',
      )
      const one = { id: Number(given.respuesta), motivo: 'No procede' }
      expect(await on.ask(recognition.withdrawRecognition, one, HR)).toMatchObject({ status: 'ERROR' })
    } finally {
      await move('00100')
    }
    for (const login of ['100102', '100201', '100401', '100501', '100601']) {
      for (const [operation, input] of [
        [desk.listApplications, { pagina: 1 }],
        [desk.listApplications, { pagina: 1, empresa: '00100' }],
        [desk.readApplication, { id }],
        [desk.moveApplication, { id, revision: 1, accion: 'ofrecer' }],
      ] as const) {
        expect([login, await on.ask(operation, input, login)]).toMatchObject([login, { status: 'ERROR' }])
      }
    }
  })

  test('rejects or cleans texts that the database cannot store, without a server error', async () => {
    const { id } = await on.interviewed()
    const said: [string, number][] = []
    const attack = async (operation: AnyOperation, input: object, login: string) => {
      await server.db.delete(rateLimits)
      const { http: status, body } = await raw(operation, input, login)
      said.push([`${operation.id} ${JSON.stringify(input).slice(0, 200)}`, status])
      expect(JSON.stringify(body)).not.toMatch(/\\u0000|\\ud800|\\udc00/)
    }
    for (const text of HARM) {
      const base = await publishing()
      const [first] = base.preguntas
      for (const part of [
        { conocimientos: [text] },
        { carrera: text },
        { contacto: text },
        { preguntas: [{ ...first, id: null, pregunta: text }] },
        { preguntas: [{ ...first, id: null, clase: 'opcion', opciones: [text, 'Otra'] }] },
      ]) {
        await attack(desk.publishPosting, { ...(await publishing()), ...part }, HR)
      }
      await attack(desk.listApplications, { empresa: text, pagina: 1 }, HR)
      await attack(desk.noteApplication, { id, texto: text }, HR)
      await attack(
        desk.moveApplication,
        { id, revision: 3, accion: 'citar', ...on.interview(), lugar: text },
        HR,
      )
      await attack(desk.moveApplication, { id, revision: 3, accion: 'descartar', motivo: text }, HR)
      const datos = [{ id: 1, respuesta: text }]
      await attack(sendApplication, { idVacante: on.technician, datos }, '100103')
      await attack(recognise, { valorado: '100102', razon: text, valor: 'Hacerlo bien' }, '100101')
      await attack(recognise, { valorado: text, razon: 'Sí', valor: text }, '100101')
      await attack(recognition.listColleagues, { buscar: text }, '100101')
      const all = { buscar: text, principio: text, departamento: text, estado: 'todos', mes: '' }
      await attack(recognitionDesk.listRecognitions, { ...all, pagina: 1 }, HR)
      await attack(recognitionDesk.exportRecognitions, all, HR)
      await attack(recognition.withdrawRecognition, { id: 1, motivo: text }, HR)
      await attack(registerImprovement, { mejora: text, lugar: text, beneficio: text, foto: [] }, '100101')
      await attack(
        registerImprovement,
        { mejora: 'Sí', lugar: 'Ahí', beneficio: 'Todo', foto: [text] },
        '100101',
      )
      const search = { estado: 0, area: text, mias: false, buscar: text, pagina: 1 }
      await attack(improvements.listImprovements, search, '100201')
      const move = { folio: 1, desde: 1, hasta: 2, ingeniero: text, respuesta: text }
      await attack(improvements.moveImprovement, move, '100201')
    }
    expect(said.filter(([, status]) => status >= 500)).toEqual([])
    for (const [operation, input, login] of [
      [desk.listPostings, {}, HR],
      [desk.readPosting, { folio: on.technician }, HR],
      [desk.readApplication, { id }, HR],
      [recognition.readWall, { lista: 'muro', pagina: 1, principio: '', departamento: '' }, '100101'],
      [improvements.listImprovements, { estado: 0, area: '', mias: false, buscar: '', pagina: 1 }, '100201'],
    ] as const) {
      const answer = await raw(operation, input, login)
      expect([operation.id, answer.http, answer.body]).toMatchObject([operation.id, 200, { status: 'OK' }])
      expect(JSON.stringify(answer.body)).not.toMatch(/\\u0000|\\ud800|\\udc00/)
    }
  })
})
