import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { type DataChange, listDataChanges, markDataChangeSeen } from '#contract/data-form/data-changes.ts'
import * as documents from '#contract/documents/documents.ts'
import { CONFLICT } from '#contract/data-form/step-versions.ts'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { dataChanges, dataChangesSeen } from '#server/db/schema/data-changes.ts'
import { sweepExpired } from '#server/facilities/sweep.ts'
import { plainText } from '#server/services/documents/plain-text.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { users } from '#server/db/schema/people.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const WHO = '100102'
const HR = '100301'

interface Saved {
  bandera: number
  datos: Record<string, unknown>
  guardado: string
  cambiado?: string
}

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let token: string
  let hr: string

  beforeAll(async () => {
    server = await startServer({ database })
    token = await openSession(server, WHO)
    hr = await openSession(server, HR)
  })
  afterAll(() => server.stop())

  const send = (operation: Parameters<typeof sendOperation>[1], input: object, by = token) =>
    sendOperation(server, operation, input, by)
  const steps = async (by = token) =>
    new Map(
      (fieldOf(await send(documents.readSavedSteps, {}, by), 'data') as Saved[]).map((step) => [
        step.bandera,
        step,
      ]),
    )
  const listed = async (vistos = false) =>
    fieldOf(await send(listDataChanges, { vistos, pagina: 1 }, hr), 'data') as DataChange[]
  const waiting = async () => Number(fieldOf(await send(countDataChanges, {}, hr), 'porVer'))
  const employee = async () => {
    const { userId, employeeId } = await findPerson(server, WHO)
    return { userId, employeeId: employeeId ?? 0 }
  }
  const rows = () => server.db.select().from(dataChanges).orderBy(desc(dataChanges.id))

  const move = async (calle: string, more: object = {}) => {
    const held = (await steps()).get(1)
    const input = { bandera: 1, datos: { ...held?.datos, calle }, base: [held?.guardado ?? ''], ...more }
    return (await send(documents.saveStep, input)).body as Record<string, unknown>
  }

  test('stores old and new answers with author and time, and shows when the step was changed', async () => {
    const [kept, before] = [await rows(), await steps()]
    const seen = await waiting()
    expect(await move('Calle Nueva')).toMatchObject({ status: 'OK', bandera: 1 })
    const [row] = await rows()
    expect(await rows()).toHaveLength(kept.length + 1)
    const { userId, employeeId } = await findPerson(server, WHO)
    expect(row).toMatchObject({ employeeId, authorId: userId, step: 1 })
    expect(row?.before).toEqual({ calle: before.get(1)?.datos.calle })
    expect(row?.after).toEqual({ calle: 'Calle Nueva' })
    const after = await steps()
    expect(after.get(1)).toMatchObject({
      datos: { calle: 'Calle Nueva' },
      cambiado: row?.at.toISOString(),
    })
    expect(fieldOf(await send(documents.checkRegistration, {}), 'status')).toBe('OK')
    for (const step of stepNumbers.slice(1)) expect(after.get(step)).toEqual(before.get(step))
    expect(await waiting()).toBe(seen + 1)
  })

  test('stores no change for identical answers, repeated requests and refusals', async () => {
    const kept = await rows()
    const idOperacion = randomUUID()
    expect(await move('Calle Nueva')).toMatchObject({ status: 'OK' })
    expect(await rows()).toEqual(kept)
    expect(await move('')).toMatchObject({ status: 'ERROR' })
    const held = (await steps()).get(1)
    const datos = { ...held?.datos, calle: 'Calle Tres' }
    const twice = { bandera: 1, datos, base: [held?.guardado], idOperacion }
    const first = await send(documents.saveStep, twice)
    expect(first.body).toMatchObject({ status: 'OK' })
    expect((await send(documents.saveStep, twice)).body).toEqual(first.body)
    expect(await move('Calle Cuatro', { base: [held?.guardado] })).toMatchObject({ status: CONFLICT })
    expect(await rows()).toHaveLength(kept.length + 1)
  })

  test('stores two changes of a day as two rows, each with the previous answer, and none for a refusal', async () => {
    const old = (await steps()).get(1)?.datos.calle
    expect(await move('Calle Primera')).toMatchObject({ status: 'OK' })
    expect(await move('Calle Segunda')).toMatchObject({ status: 'OK' })
    const kept = await rows()
    expect(kept.slice(0, 2)).toMatchObject([
      { before: { calle: 'Calle Primera' }, after: { calle: 'Calle Segunda' } },
      { before: { calle: old }, after: { calle: 'Calle Primera' } },
    ])
    const ids = kept.slice(0, 2).map(({ id }) => id)
    const shown = (await listed()).filter(({ id }) => ids.includes(id))
    expect(shown.map(({ antes, despues }) => [antes.calle, despues.calle])).toEqual([
      [old, 'Calle Primera'],
      ['Calle Primera', 'Calle Segunda'],
    ])
    expect(await move('')).toMatchObject({ status: 'ERROR' })
    expect(await move('Calle Tercera', { base: ['2020-01-01T00:00:00.000Z'] })).toMatchObject({
      status: CONFLICT,
    })
    expect(await rows()).toEqual(kept)
  })

  test.each(['/relacioneslaborales/documentacionempleados/WS-carga-documentos.php', documents.saveStep.path])(
    'stores a change by a client without versions, sent to %s',
    async (path) => {
      const held = (await steps()).get(2)
      const datos = { ...held?.datos, nacionalidad: `Mexicana ${path.length}${path.charAt(1)}` }
      const kept = await rows()
      const answer = await server.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Opcion: 12, token, bandera: '2', datos }),
      })
      expect(await answer.json()).toEqual({ status: 'OK', bandera: 2 })
      const [row] = await rows()
      expect(await rows()).toHaveLength(kept.length + 1)
      const { nacionalidad } = datos
      expect([row?.before, row?.after]).toEqual([
        { nacionalidad: held?.datos.nacionalidad },
        { nacionalidad },
      ])
    },
  )

  test('stores changes of every step, including lists', async () => {
    const changes = {
      1: { calle: 'X' },
      2: { nacionalidad: 'X' },
      3: { ine: '9999999999' },
      4: { nombre: 'X' },
      5: { idiomas: [{ ...goodSteps[5].idiomas[0], nombreOtroIdioma: 'X' }] },
      6: { peso: '80' },
      7: { familiares: goodSteps[7].familiares.slice(0, 1) },
    }
    for (const step of stepNumbers) {
      const held = (await steps()).get(step)
      const datos = { ...goodSteps[step], ...changes[step] }
      const answer = await send(documents.saveStep, { bandera: step, datos, base: [held?.guardado] })
      expect(answer.body).toMatchObject({ status: 'OK', bandera: step })
      const [row] = await rows()
      expect(row).toMatchObject({ step })
      // The row holds the changed answers. In steps 5 and 6, the row also holds answers that depend on the
      // changed answers.
      for (const [name, value] of Object.entries(datos)) {
        const isSame = plainText(value) === plainText(held?.datos[name])
        if (name in changes[step])
          expect([row?.before[name], row?.after[name]]).toEqual([held?.datos[name], value])
        else if (isSame && step < 5) expect(row?.after, name).not.toHaveProperty(name)
      }
    }
  })

  test('stores no change for a person who is not registered yet', async () => {
    const other = await openSession(server, '100103')
    const kept = await rows()
    const held = (await steps(other)).get(1)
    const input = { bandera: 1, datos: { ...held?.datos, calle: 'Otra' }, base: [held?.guardado] }
    expect((await send(documents.saveStep, input, other)).body).toMatchObject({ status: 'OK' })
    expect(await rows()).toEqual(kept)
    expect((await steps(other)).get(1)).not.toHaveProperty('cambiado')
  })

  test('shows a change to human resources, who can mark it as seen, which is recorded', async () => {
    const before = await waiting()
    const [first] = await listed()
    expect(first).toMatchObject({ empleado: WHO, visto: null })
    const id = first?.id ?? 0
    expect((await send(markDataChangeSeen, { id }, hr)).body).toEqual({ status: 'OK' })
    expect((await send(markDataChangeSeen, { id }, hr)).body).toEqual({ status: 'OK' })
    expect(await server.db.select().from(dataChangesSeen)).toHaveLength(1)
    expect(await waiting()).toBe(before - 1)
    expect((await listed()).some((change) => change.id === id)).toBe(false)
    const { userId } = await findPerson(server, HR)
    const [reviewer] = await server.db.select().from(users).where(eq(users.id, userId))
    expect(await listed(true)).toMatchObject([{ id, visto: { nombre: reviewer?.name } }])
    const events = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'data-change-seen'))
    expect(events.filter(({ details }) => details?.change === id)).toHaveLength(1)
    expect(events[0]).toMatchObject({
      actorId: userId,
      subjectId: (await findPerson(server, WHO)).userId,
      details: { step: first?.bandera },
    })
    const lists = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'data-changes-listed'))
    expect(lists[0]).toMatchObject({ actorId: userId, subjectId: (await findPerson(server, WHO)).userId })
    expect(lists.every(({ subjectId }) => subjectId !== null)).toBe(true)
  })

  test('refuses an unknown change, the caller’s own change and an expired session', async () => {
    expect((await send(markDataChangeSeen, { id: 2_147_483_647 }, hr)).body).toEqual({
      status: 'ERROR',
      message: 'Ese cambio ya no está.',
    })
    for (const step of stepNumbers) {
      await send(documents.saveStep, { bandera: step, datos: goodSteps[step] }, hr)
    }
    const before = await waiting()
    await send(documents.saveStep, { bandera: 1, datos: { ...goodSteps[1], calle: 'Mía' } }, hr)
    const [own] = await rows()
    expect(own?.employeeId).toBe((await findPerson(server, HR)).employeeId)
    expect(await waiting()).toBe(before)
    expect((await send(markDataChangeSeen, { id: own?.id ?? 0 }, hr)).body).toEqual({
      status: 'ERROR',
      message: 'Es tu propio cambio. Pide a otra persona de Recursos Humanos que lo vea.',
    })
    const over = await openSession(server, HR, new Date(server.clock.now().getTime() - 86_400_000))
    expect((await send(listDataChanges, { vistos: false, pagina: 1 }, over)).http).toBe(401)
  })

  test('the database refuses to rewrite or delete stored changes', async () => {
    for (const statement of [
      sql`update data_changes set step = 1`,
      sql`delete from data_changes`,
      sql`delete from data_changes_seen`,
      sql`update data_changes_seen set seen_by = 1`,
      sql`truncate data_changes cascade`,
    ]) {
      await expect(server.db.execute(statement)).rejects.toThrow()
    }
  })

  test('shows only the differences when a row of an earlier version holds the whole step', async () => {
    const { userId, employeeId } = await employee()
    const before: Record<string, unknown> = { ...goodSteps[6], peso: '70' }
    const at = new Date(server.clock.now().getTime() - 3_600_000)
    await server.db
      .insert(dataChanges)
      .values({ employeeId, authorId: userId, step: 6, at, before, after: { ...before, peso: '71' } })
    const found = (await listed()).find(({ despues }) => despues.peso === '71')
    expect(found).toMatchObject({ antes: { peso: '70' }, despues: { peso: '71' } })
    expect(Object.keys(found?.despues ?? {})).toEqual(['peso'])
  })

  test('deletes changes older than 400 days, seen or not', async () => {
    const { userId, employeeId } = await employee()
    const old = new Date(server.clock.now().getTime() - 401 * 86_400_000)
    const young = new Date(server.clock.now().getTime() - 399 * 86_400_000)
    const answers = (calle: string): Record<string, unknown> => ({ calle })
    const row = { employeeId, authorId: userId, step: 1, before: answers('A'), after: answers('B') }
    const made = await server.db
      .insert(dataChanges)
      .values([old, old, young].map((at) => ({ ...row, at })))
      .returning({ id: dataChanges.id })
    const ids = made.map(({ id }) => id)
    await server.db.insert(dataChangesSeen).values({ changeId: ids[0] ?? 0, seenBy: userId, seenAt: old })
    const kept = (await rows()).length
    while (await sweepExpired(server.db, server.clock.now()));
    const left = (await rows()).map(({ id }) => id)
    expect(left).toHaveLength(kept - 2)
    expect(ids.filter((id) => left.includes(id))).toEqual([ids[2]])
  })

  test('limits the changes of one step in a day', {
    tags: ['whole'],
  }, async () => {
    const before = (await rows()).length
    let last: Record<string, unknown> = {}
    for (let at = 0; at <= 20 && last.status !== 'ERROR'; at += 1) last = await move(`Calle ${at} sin fin`)
    expect(last).toMatchObject({ status: 'ERROR' })
    expect(JSON.stringify(last)).toContain('Inténtalo mañana')
    expect((await rows()).length - before).toBeLessThanOrEqual(20)
    expect(JSON.stringify((await steps()).get(1)?.datos)).not.toContain('Calle 20 sin fin')
  })
})
