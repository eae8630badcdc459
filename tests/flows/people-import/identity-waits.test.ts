import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { steerPeopleImport } from '#contract/imports/people-import.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { peopleImports } from '#server/db/schema/imports/people-import.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import { csvOf, inventPerson, PLAIN_HEADINGS as HEADINGS, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { keyFor } from '#tests/support/people/sending-files.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WORKER = '100101'
const LEADER = '100104'
const LED = '100103'
const ACCOMPLICE = { nombre: 'CÓMPLICE', paterno: 'NUEVO', materno: 'NOMBRE' }

interface Name {
  nombre: string
  paterno: string
  materno: string
}

/**
 * Files that a stolen key could send. Such a file changes who a person is, whom a limited role covers, who
 * returns or how many people leave. Each such file waits for an administrator.
 */
describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  let hands: ReturnType<typeof peopleImportActions>
  let token: string
  let sent = 0
  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    hands = peopleImportActions(server)
    token = (await keyFor(server, `Identidad ${database}`, { clases: ['personas'] })).llave
    // Enough people that single leavers stay below the limit of one file.
    const people = Array.from({ length: 80 }, (_, at) => rowOf(inventPerson(at + 1)))
    const { id } = await hands.check(csvOf([HEADINGS, ...people]))
    expect(await hands.run(id)).toMatchObject({ estado: 'terminada', cuentas: { nueva: 80 } })
    const leader = await findPerson(server, LEADER)
    const led = await findPerson(server, LED)
    await server.db
      .update(employees)
      .set({ leaderId: leader.employeeId })
      .where(eq(employees.id, led.employeeId ?? 0))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  const employeeOf = async (login: string) => {
    const { employeeId } = await findPerson(server, login)
    const [row] = await server.db
      .select()
      .from(employees)
      .where(eq(employees.id, employeeId ?? 0))
    if (!row) throw new Error(`no employee ${login}`)
    return row
  }
  const accountOf = async (login: string) => {
    const { userId } = await findPerson(server, login)
    const [row] = await server.db.select().from(users).where(eq(users.id, userId))
    if (!row) throw new Error(`no account ${login}`)
    return row
  }
  /** Returns a file of one row: the person's present name with changes, and one more value. */
  const fileOf = async (login: string, change: Partial<Name>, more?: readonly [string, string]) => {
    const { firstName, paternalName, maternalName } = await employeeOf(login)
    const name = { nombre: firstName, paterno: paternalName, materno: maternalName, ...change }
    const [heading, value] = more ?? []
    const rows = [
      ['NUMERO', 'NOMBRE', 'PATERNO', 'MATERNO', ...(heading === undefined ? [] : [heading])],
      [login, name.nombre, name.paterno, name.materno, ...(value === undefined ? [] : [value])],
    ]
    // A blank line makes the bytes of each file different, because a file with known bytes is not read again.
    sent += 1
    return `${csvOf(rows)}${' '.repeat(sent)}\n`
  }
  const send = async (
    login: string,
    change: Partial<Name> = {},
    more?: readonly [string, string],
    llave = token,
  ) => {
    const response = await server.fetch('/api/portal/importaciones?clase=personas&nombre=x.csv', {
      method: 'POST',
      headers: { authorization: `Bearer ${llave}` },
      body: await fileOf(login, change, more),
    })
    expect(response.status).toBe(200)
    await hands.work()
    return hands.now()
  }
  const discard = async ({ id }: { id: number }) =>
    expect(await hands.said(steerPeopleImport, { id, accion: 'descartar' })).toBe('OK')
  /** Simulates a check that found nothing, because the people were different then. */
  const importUnseen = async ({ id }: { id: number }) => {
    await server.db
      .update(peopleImports)
      .set({ state: 'running', waitsFor: null })
      .where(eq(peopleImports.id, id))
    await hands.work()
    return hands.now()
  }

  test('holds back another name of a worker, of a leader and of people with a role', async () => {
    for (const login of [WORKER, LEADER, '100201', '100301', '100501']) {
      const { name } = await accountOf(login)
      const run = await send(login, ACCOMPLICE)
      expect([login, run]).toEqual([
        login,
        expect.objectContaining({
          estado: 'lista',
          motivoClave: 'identity',
          motivo: texts.waitsFor.identity(1),
          cambianIdentidad: 1,
        }),
      ])
      expect((await accountOf(login)).name).toBe(name)
      await discard(run)
    }
  })

  test('notifies administrators once of each file that waits, and only them', async () => {
    const about = async (id: number) =>
      server.db
        .select({ userId: notifications.userId, ref: notifications.ref, subtitle: notifications.subtitle })
        .from(notifications)
        .where(and(eq(notifications.kind, 'import-waiting'), eq(notifications.key, `people-${id}`)))
    const run = await send(WORKER, ACCOMPLICE)
    const { userId } = await findPerson(server, '100501')
    expect(await about(run.id)).toEqual([{ userId, ref: 'personas', subtitle: 'x.csv' }])
    await importUnseen(run)
    expect(await hands.now()).toMatchObject({ estado: 'detenida' })
    expect(await about(run.id)).toHaveLength(1)
    await discard(run)
    const safe = await send(WORKER)
    expect(await about(safe.id)).toEqual([])
  })

  test('holds back another CURP, RFC, NSS or birth date of a worker', async () => {
    const person = inventPerson(60)
    const other = inventPerson(61)
    await server.db
      .update(employees)
      .set({ rfc: person.rfc, nss: person.nss })
      .where(eq(employees.number, person.number))
    const changes = [
      ['CURP', `${person.curp.slice(0, 16)}${person.curp[16] === '0' ? '1' : '0'}${person.curp[17]}`],
      ['RFC', other.rfc],
      ['NSS', other.nss],
      ['FECHA DE NACIMIENTO', '1979-12-31'],
    ] as const
    for (const change of changes) {
      const run = await send(person.number, {}, change)
      expect([change[0], run.estado, run.motivoClave]).toEqual([change[0], 'lista', 'identity'])
      await discard(run)
    }
    const { curp, rfc, nss, birthDate } = await employeeOf(person.number)
    expect({ curp, rfc, nss, birthDate }).toEqual({
      curp: person.curp,
      rfc: person.rfc,
      nss: person.nss,
      birthDate: person.birth,
    })
  })

  test('imports a typing slip once, but no name letter by letter', async () => {
    expect(await send(WORKER, { paterno: 'RAMOZ' })).toMatchObject({
      estado: 'terminada',
      cuentas: { cambia: 1 },
    })
    expect((await employeeOf(WORKER)).paternalName).toBe('RAMOZ')
    const run = await send(WORKER, { paterno: 'ROMOZ' })
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'identity' })
    await discard(run)
    clock.advance(31 * DAY_MS)
    expect(await send(WORKER, { paterno: 'RAMOS' })).toMatchObject({ estado: 'terminada' })
  })

  test('holds back a move into or out of the reach of a limited role, and no other move', async () => {
    const person = inventPerson(62).number
    const holder = (await findPerson(server, '100102')).userId
    await setRole(server, holder, 'recursos-humanos', true, { companies: null, plants: [2] })
    const move = (department: string) => send(person, {}, ['DEPARTAMENTO', department])
    const into = await move('ENSAMBLE')
    expect(into).toMatchObject({
      estado: 'lista',
      motivoClave: 'reach',
      motivo: texts.waitsFor.reach(1),
      cambianAlcance: 1,
    })
    expect((await employeeOf(person)).departmentId).toBe('D010')
    expect(await importUnseen(into)).toMatchObject({ estado: 'detenida', motivoClave: 'reach' })
    await discard(into)
    expect(await move('CALIDAD')).toMatchObject({ estado: 'terminada', cuentas: { cambia: 1 } })

    await setRole(server, holder, 'recursos-humanos', true, { companies: ['00300'], plants: null })
    const company = await send(person, {}, ['COMPANIA', '00300'])
    expect(company).toMatchObject({ estado: 'lista', motivoClave: 'reach' })
    await discard(company)
    expect(await move('ENSAMBLE')).toMatchObject({ estado: 'terminada', cuentas: { cambia: 1 } })
    await setRole(server, holder, 'recursos-humanos', false)
  })

  test('gives no old account to another person under a number that had left', async () => {
    const { number } = inventPerson(63)
    const { firstName } = await employeeOf(number)
    expect(await send(number, {}, ['FECHA DE BAJA', '2026-01-05'])).toMatchObject({
      estado: 'terminada',
      cuentas: { baja: 1 },
    })
    const back = await send(number, ACCOMPLICE)
    expect(back).toMatchObject({ estado: 'terminada', cuentas: { error: 1, regresa: 0 } })
    const uploaded = await hands.check(await fileOf(number, ACCOMPLICE))
    expect(uploaded).toMatchObject({ cuentas: { error: 1, regresa: 0 } })
    await discard(uploaded)
    expect((await accountOf(number)).closedAt).not.toBeNull()
    expect((await employeeOf(number)).firstName).toBe(firstName)

    const own = await send(number)
    expect(own).toMatchObject({
      estado: 'lista',
      motivoClave: 'returns',
      motivo: texts.waitsFor.returns(1),
      cerradasAMano: 0,
    })
    expect(await importUnseen(own)).toMatchObject({ estado: 'detenida', motivoClave: 'returns' })
    expect((await accountOf(number)).closedAt).not.toBeNull()
    await discard(own)
  })

  test('holds back a new hire date that would reopen an account closed by hand', async () => {
    const { number } = inventPerson(64)
    await server.db
      .update(users)
      .set({ closedAt: clock.now(), closedReason: 'Despido por robo' })
      .where(eq(users.id, (await findPerson(server, number)).userId))
    const hired = addDays(companyDate(clock.now().getTime()), 2)
    const run = await send(number, {}, ['FECHA DE INGRESO', hired])
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'returns', cerradasAMano: 1 })
    expect((await accountOf(number)).closedAt).not.toBeNull()
    await hands.run(run.id)
    expect((await accountOf(number)).closedAt).toBeNull()
  })

  test('adds up the leavers of a key over seven days, also at the import', async () => {
    const llave = (await keyFor(server, `Por goteo ${database}`, { clases: ['personas'] })).llave
    const leave = (place: number) =>
      send(inventPerson(place).number, {}, ['FECHA DE BAJA', '2026-01-05'], llave)
    const open = await server.db.$count(users, isNull(users.closedAt))
    let closed = 0
    let run = await leave(1)
    while (run.estado === 'terminada' && closed < 10) {
      closed += 1
      run = await leave(closed + 1)
    }
    expect(closed).toBeGreaterThan(1)
    expect(closed * 100).toBeLessThanOrEqual(open * 5)
    expect(run).toMatchObject({
      estado: 'lista',
      motivoClave: 'week',
      motivo: texts.waitsFor.week(closed + 1),
      bajasSemana: closed + 1,
    })
    expect(await importUnseen(run)).toMatchObject({ estado: 'detenida', motivoClave: 'week' })
    const held = inventPerson(closed + 1).number
    expect((await accountOf(held)).closedAt).toBeNull()
    await discard(run)
    clock.advance(8 * DAY_MS)
    expect(await leave(closed + 1)).toMatchObject({ estado: 'terminada', cuentas: { baja: 1 } })
  })

  test('shows an administrator the same changes of their own upload, and imports them', async () => {
    const { number } = inventPerson(65)
    const run = await hands.check(await fileOf(number, { paterno: 'SALAS' }))
    expect(run).toMatchObject({ estado: 'lista', motivo: '', motivoClave: '', cambianIdentidad: 1 })
    expect(await hands.run(run.id)).toMatchObject({ estado: 'terminada', cuentas: { cambia: 1 } })
    const [row] = await server.db
      .select()
      .from(employees)
      .where(and(eq(employees.number, number), eq(employees.paternalName, 'SALAS')))
    expect(row).toBeDefined()
  })
})
