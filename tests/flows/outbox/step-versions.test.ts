import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as documents from '#contract/documents/documents.ts'
import { CONFLICT } from '#contract/data-form/step-versions.ts'
import { type DeliveryKey, sealFor } from '#core/outbox/seal.ts'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { dataForms } from '#server/db/schema/documents.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const WHO = 'candidato'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    // The clock stands still, so every save has the same instant; versions must still differ.
    server = await startServer({ database, clock: createStillClock() })
    token = await openSession(server, WHO)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await emptyForm(server, WHO)
    await server.db.delete(operationReceipts)
  })

  const save = async (calle: string, more: object = {}) =>
    (
      await sendOperation(
        server,
        documents.saveStep,
        { bandera: 1, datos: { ...goodSteps[1], calle }, ...more },
        token,
      )
    ).body as Record<string, unknown>

  const savedAt = async (): Promise<string> => {
    const answer = await sendOperation(server, documents.readSavedSteps, {}, token)
    const [first] = fieldOf(answer, 'data') as { guardado: string }[]
    return first?.guardado ?? ''
  }

  test('saves over the version that was seen; otherwise returns the stored version and writes nothing', async () => {
    expect(await save('Primera', { base: [] })).toMatchObject({ status: 'OK', bandera: 1 })
    const seen = await savedAt()
    const second = await save('Segunda', { base: [seen] })
    expect(second).toEqual({ status: 'OK', bandera: 1, guardado: await savedAt() })
    expect(await save('Tercera', { base: [seen] })).toEqual({
      status: CONFLICT,
      message: 'Este paso ya tenía otras respuestas. Elige con cuáles te quedas.',
      datos: { ...goodSteps[1], calle: 'Segunda' },
      guardado: second.guardado,
    })
    expect(await streetOf(server, WHO)).toBe('Segunda')
    expect(await save('Tercera', { base: [seen, second.guardado] })).toMatchObject({ status: 'OK' })
    expect(await streetOf(server, WHO)).toBe('Tercera')
  })

  test('refuses an empty list of versions and unknown versions, but accepts a client that sends no list', async () => {
    expect(await save('Primera')).toEqual({ status: 'OK', bandera: 1 })
    // Dates that JavaScript can write and PostgreSQL cannot parse.
    const strange = ['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z']
    for (const base of [[], ['ayer'], [randomUUID()], ['2020-01-01T00:00:00.000Z'], strange]) {
      expect(await save('Otra', { base })).toMatchObject({ status: CONFLICT })
    }
    expect(await save('Otra')).toEqual({ status: 'OK', bandera: 1 })
    expect(await streetOf(server, WHO)).toBe('Otra')
  })

  test('treats equal answers as no conflict, whatever their order and spaces', async () => {
    await save('Primera')
    const at = await savedAt()
    const turned = Object.fromEntries(Object.entries({ ...goodSteps[1], calle: ' Primera ' }).reverse())
    expect(await save('', { base: [], datos: turned })).toEqual({ status: 'OK', bandera: 1, guardado: at })
  })

  test.each(stepNumbers)(
    'compares and stores step %i as a whole, including its lists',
    { tags: ['whole'] },
    async (step) => {
      for (const each of stepNumbers) {
        const input = { bandera: each, datos: goodSteps[each] }
        expect((await sendOperation(server, documents.saveStep, input, token)).body).toMatchObject({
          status: 'OK',
        })
      }
      const send = (datos: object) =>
        sendOperation(server, documents.saveStep, { bandera: step, datos, base: [] }, token)
      expect((await send(goodSteps[step])).body).toMatchObject({ status: 'OK' })
      const changes = {
        1: { calle: 'X' },
        2: { nacionalidad: 'X' },
        3: { ine: '9999999999' },
        4: { nombre: 'X' },
        5: { idiomas: [{ ...goodSteps[5].idiomas[0], nombreOtroIdioma: 'X' }] },
        6: { peso: '80' },
        7: { familiares: goodSteps[7].familiares.slice(0, 1) },
      }
      const refused = (await send({ ...goodSteps[step], ...changes[step] })).body
      expect(refused).toMatchObject({ status: CONFLICT, datos: goodSteps[step] })
      const answer = await sendOperation(server, documents.readSavedSteps, {}, token)
      const saved = fieldOf(answer, 'data') as { datos: object }[]
      expect(saved.map(({ datos }) => datos)).toEqual(stepNumbers.map((each) => goodSteps[each]))
    },
  )

  test('lets a save name one’s own earlier operation as its version', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const answer = await save('Primera', { base: [], idOperacion: first })
    expect(await save('Segunda', { base: [first], idOperacion: second })).toMatchObject({ status: 'OK' })
    expect(await save('Primera', { base: [], idOperacion: first })).toEqual(answer)
    expect(await streetOf(server, WHO)).toBe('Segunda')
    expect(await save('Tercera', { base: [first] })).toMatchObject({ status: CONFLICT })
  })

  test('stores no receipt for a conflict, so that the same id can be saved later', async () => {
    await save('Primera')
    const idOperacion = randomUUID()
    expect(await save('Segunda', { base: [], idOperacion })).toMatchObject({ status: CONFLICT })
    expect(await server.db.select().from(operationReceipts)).toHaveLength(0)
    const base = [await savedAt()]
    expect(await save('Segunda', { base, idOperacion })).toMatchObject({ status: 'OK' })
  })

  test('accepts one of ten simultaneous saves, and answers the other nine with its version', async () => {
    for (const start of ['nothing', 'something']) {
      if (start === 'something') await save('Antes')
      else await emptyForm(server, WHO)
      const base = start === 'something' ? [await savedAt()] : []
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => save(`Calle ${index}`, { base })),
      )
      expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
      const street = await streetOf(server, WHO)
      const heard = answers.flatMap(({ datos }) => (datos ? [(datos as { calle: string }).calle] : []))
      expect(heard).toEqual(Array.from({ length: 9 }, () => street))
    }
  })

  test('reports a conflict to a sealed delivery without the stored answers', async () => {
    await save('Secreta')
    const { userId } = await findPerson(server, WHO)
    const now = server.clock.now()
    const grant = await server.db.transaction((tx) => server.services.sessions.issueGrant(tx, userId, now))
    const { opcion: Opcion, path } = documents.saveStep
    const body = { Opcion, idOperacion: randomUUID(), bandera: 1, datos: goodSteps[1], base: [] }
    const key = server.services.keys.publicDeliveryKey() as unknown as DeliveryKey
    const answer = await server.fetch('/api/sealed', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jwe: await sealFor(key, { grant, path, body }) }),
    })
    expect(await answer.json()).toEqual({
      status: CONFLICT,
      message: 'Este paso ya tenía otras respuestas. Elige con cuáles te quedas.',
    })
    expect(await streetOf(server, WHO)).toBe('Secreta')
  })

  test('gives a later save the current time as its version', async () => {
    await save('Primera')
    server.clock.advance(120_000)
    expect(await save('Segunda', { base: [await savedAt()] })).toMatchObject({
      guardado: server.clock.now().toISOString(),
    })
    const { employeeId } = await findPerson(server, WHO)
    const [row] = await server.db
      .select()
      .from(dataForms)
      .where(eq(dataForms.employeeId, employeeId ?? 0))
    expect(row?.step1At).toEqual(server.clock.now())
  })
})
