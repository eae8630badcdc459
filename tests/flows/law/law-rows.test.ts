import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as law from '#contract/law/law-rows.ts'
import { lawByDay, lawOn } from '#domain/law/law-on.ts'
import { holidayOn } from '#domain/time/holidays.ts'
import { rowsOfWire } from '#models/law/own-rows.ts'
import { lawRows } from '#server/db/schema/law/law-rows.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, recordIssued, sendAs, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-255 … P-259: rows of the law that one administrator proposes and another confirms. */

const PROPOSER = '100501'
const CONFIRMER = '100102'
/** Issued the proposer a password. */
const HELPER = '100104'
const PERSON = '100101'
const OK = { status: 'OK' }
const failure = (message: string) => ({ status: 'ERROR', message })
const header = 'regla,valor,desde,hasta,articulo,fuente,confirmada'
const HOURS = {
  regla: 'weeklyHours',
  valor: '38',
  desde: '2032-01-01',
  articulo: 'CPEUM 123 A IV',
  fuente: 'DOF 2031-11-01',
  confirmada: true,
}

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
    await setRole(server, (await findPerson(server, CONFIRMER)).userId, 'administrador')
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(lawRows)
  })

  const propose = async (more: object = {}, login = PROPOSER) =>
    (await sendAs(server, law.proposeLawRow, { ...HOURS, ...more }, login)).body
  const proposed = async (more: object = {}) => ((await propose(more)) as { id: number }).id
  const upload = async (text: string, login = PROPOSER) =>
    (await sendAs(server, law.importLawRows, { archivo: 'reglas-2032.csv', contenido: text }, login)).body
  const decide = async (ids: number[], decision: string, login = CONFIRMER, motivo?: string) =>
    (await sendAs(server, law.decideLawRows, { ids, decision, ...(motivo && { motivo }) }, login)).body
  const listed = async (login = CONFIRMER) =>
    fieldOf(await sendAs(server, law.listLawRows, {}, login), 'filas') as law.LawProposal[]
  const onDevice = async () =>
    rowsOfWire(fieldOf(await sendAs(server, law.readLaw, {}, PERSON), 'reglas') as law.WireLawRow[])

  test('a rule of 2032 that an administrator writes applies on devices once another confirms it', async () => {
    const id = await proposed()
    expect(lawOn('2032-01-01', await onDevice()).value('weeklyHours')).toBe(40)
    expect(await listed()).toMatchObject([
      { id, estado: 'pendiente', esPropia: false, propuso: expect.stringContaining('ESTEBAN') },
    ])
    expect(await decide([id], 'confirmar')).toEqual(OK)
    const rows = await onDevice()
    expect(lawOn('2031-12-31', rows).value('weeklyHours')).toBe(40)
    expect(lawOn('2032-01-01', rows).rule('weeklyHours')).toMatchObject({ value: 38, isConfirmed: true })
    expect(await listed()).toMatchObject([{ id, estado: 'vigente', decidio: expect.any(String) }])
    const recorded = await server.db
      .select({ kind: securityEvents.kind })
      .from(securityEvents)
      .where(like(securityEvents.kind, 'law-%'))
      .orderBy(securityEvents.id)
    expect(recorded.map(({ kind }) => kind)).toEqual(['law-proposed', 'law-confirmed'])
  })

  test('rules of 2032 from a file apply together, also a holiday with a new name', async () => {
    const text = `\uFEFF${header}\r
overtimeDoubleHours,14,2032-01-01,,CPEUM 123 A XI,DOF 2031-11-01,no\r
officialHolidays,newYear=01-01; Día del Minero=07-11,2032-01-01,,LFT 74,"DOF 2031-12-01, primera sección",sí\r
`
    expect(await upload(text)).toEqual({ status: 'OK', filas: 2 })
    const waiting = await listed()
    expect(waiting.map(({ archivo, estado }) => [archivo, estado])).toEqual([
      ['reglas-2032.csv', 'pendiente'],
      ['reglas-2032.csv', 'pendiente'],
    ])
    const ids = waiting.map(({ id }) => id)
    expect(await decide(ids, 'confirmar')).toEqual(OK)
    const rows = await onDevice()
    expect(lawOn('2032-06-01', rows).rule('overtimeDoubleHours')).toMatchObject({
      value: 14,
      isConfirmed: false,
    })
    expect(holidayOn('2032-07-11', lawByDay(rows))).toBe('Día del Minero')
    expect(holidayOn('2032-12-25', lawByDay(rows))).toBeNull()
    expect(holidayOn('2031-12-25', lawByDay(rows))).toBe('christmas')
  })

  test('refuses a file with a bad line, and keeps none of its rows', async () => {
    const good = 'weeklyHours,38,2032-01-01,,CPEUM 123 A IV,DOF,sí'
    expect(await upload(`${header}\n${good}\numa,mucho,2032-02-01,,CPEUM 26 B,INEGI,no\n`)).toEqual(
      failure('Renglón 3: Ese valor no sirve para esa regla.'),
    )
    expect(await upload(`${header}\n`)).toEqual(failure('El archivo no tiene reglas.'))
    expect(await upload(`${header}\n${good}\n${good}\n`)).toEqual(
      failure('El archivo repite una regla con el mismo primer día.'),
    )
    await proposed({ desde: '2032-03-01' })
    expect(await upload(`${header}\n${good}\nweeklyHours,37,2032-03-01,,CPEUM 123 A IV,DOF,sí\n`)).toEqual(
      failure('Ya hay una propuesta de esa regla para ese día.'),
    )
    expect(await listed()).toHaveLength(1)
  })

  test('refuses a row with a wrong field, and a second proposal for its day', async () => {
    expect(await propose({ regla: 'weekHours' })).toEqual(failure('Esa regla no existe.'))
    expect(await propose({ valor: 'muchas' })).toEqual(failure('Ese valor no sirve para esa regla.'))
    expect(await propose({ desde: '2032-02-30' })).toEqual(failure('El primer día no existe.'))
    expect(await propose({ hasta: '2031-12-31' })).toMatchObject({ status: 'ERROR' })
    await proposed()
    expect(await propose()).toEqual(failure('Ya hay una propuesta de esa regla para ese día.'))
  })

  test('needs two people: the proposer only withdraws, and the confirmer must be another person', async () => {
    const id = await proposed()
    const own = failure('Tú la propusiste: otro administrador debe confirmarla o rechazarla.')
    expect(await decide([id], 'confirmar', PROPOSER)).toEqual(own)
    expect(await decide([id], 'rechazar', PROPOSER, 'No era lo que quería.')).toEqual(own)
    expect(await decide([id], 'retirar')).toEqual(failure('Solo quien la propuso puede retirarla.'))
    const { userId } = await findPerson(server, HELPER)
    await setRole(server, userId, 'administrador')
    await recordIssued(server, HELPER, PROPOSER)
    expect(await decide([id], 'confirmar', HELPER)).toEqual(
      failure('La misma persona pudo usar las dos cuentas. Debe confirmarla otra persona.'),
    )
    await setRole(server, userId, 'administrador', false)
    expect(await decide([id], 'rechazar')).toEqual(failure('Escribe por qué la rechazas.'))
    expect(await decide([id], 'rechazar', CONFIRMER, 'El DOF dice otra cifra.')).toEqual(OK)
    expect(await decide([id], 'confirmar')).toEqual(failure('Alguien más ya decidió una de esas propuestas.'))
    expect(await decide([id + 100], 'confirmar')).toEqual(
      failure('Una propuesta ya no existe. Actualiza la pantalla.'),
    )
    expect(await listed()).toMatchObject([{ estado: 'rechazada', motivo: 'El DOF dice otra cifra.' }])
  })

  test('a confirmed row replaces the one of the same rule and day', async () => {
    await decide([await proposed()], 'confirmar')
    await decide([await proposed({ valor: '37' })], 'confirmar')
    expect(lawOn('2032-01-01', await onDevice()).value('weeklyHours')).toBe(37)
    expect((await listed()).map(({ valor, estado }) => [valor, estado])).toEqual([
      ['37', 'vigente'],
      ['38', 'sustituida'],
    ])
  })

  test('a row is confirmed by only one of ten simultaneous requests', async () => {
    const id = await proposed()
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide([id], 'confirmar')))
    expect(answers.filter((answer) => (answer as { status: string }).status === 'OK')).toHaveLength(1)
  })

  test('only administrators list, propose, import and decide', async () => {
    const id = await proposed()
    for (const login of [PERSON, '100301', 'candidato']) {
      expect((await sendAs(server, law.listLawRows, {}, login)).http).toBe(403)
      expect((await sendAs(server, law.proposeLawRow, HOURS, login)).http).toBe(403)
      expect(
        (await sendAs(server, law.decideLawRows, { ids: [id], decision: 'confirmar' }, login)).http,
      ).toBe(403)
    }
  })
})
