import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as rules from '#contract/payslips/check-rules.ts'
import { listPayslips, type WireOffRule } from '#contract/payslips/payslips.ts'
import {
  answerClarification,
  listPayrollPeriods,
  reopenClarification,
  requestClarification,
} from '#contract/requests/clarifications.ts'
import { readDeskClarification } from '#contract/requests/request-desk.ts'
import { type RuleName, ruleNames } from '#domain/pay-check/facts.ts'
import { periodCode } from '#domain/requests/clarifications.ts'
import { clarifications } from '#server/db/schema/clarifications.ts'
import { checkRulesOff } from '#server/db/schema/payroll.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests P-252 … P-254, NODE-01, NOM-10, P-50 and P-05. */

const PAYROLL = '100301'
const PERSON = '100103'
const OTHER = '100102'
const OK = { status: 'OK' }
const DAY = 24 * 60 * 60 * 1000
const failure = (message: string) => ({ status: 'ERROR', message })
const TAKEN = failure('Esa regla ya está apagada en esos días. Enciéndela primero o elige otros.')
const VACATION = { regla: 'vacation', desde: '2026-12-01' } as const

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let own: number
  let other: number
  let team: number
  beforeAll(async () => {
    server = await startServer({ database })
    own = (await findPerson(server, PERSON)).employeeId ?? 0
    other = (await findPerson(server, OTHER)).employeeId ?? 0
    team = (await findPerson(server, PAYROLL)).userId
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(checkRulesOff)
    await server.db.delete(clarifications).where(inArray(clarifications.employeeId, [own, other]))
  })

  const off = async (more: object = {}) =>
    (await sendAs(server, rules.switchRuleOff, { ...VACATION, ...more }, PAYROLL)).body
  const switchedOff = async (more: object = {}) => ((await off(more)) as { id: number }).id
  const on = async (id: number, hasta?: string) =>
    (await sendAs(server, rules.switchRuleOn, { id, ...(hasta && { hasta }) }, PAYROLL)).body
  const listed = async () =>
    fieldOf(await sendAs(server, rules.listCheckRules, {}, PAYROLL), 'reglas') as rules.WireRule[]
  const listedRule = async (name: RuleName) => (await listed()).find(({ regla }) => regla === name)
  const brought = async () =>
    fieldOf(await sendAs(server, listPayslips, {}, PERSON), 'revisionApagada') as WireOffRule[] | undefined

  test('lists every rule, and returns the ones that are off with the payslips of everybody', async () => {
    expect(await brought()).toBeUndefined()
    const id = await switchedOff()
    expect((await listed()).map(({ regla }) => regla)).toEqual(ruleNames)
    expect(await listedRule('vacation')).toEqual({
      regla: 'vacation',
      personas: 0,
      ciertas: 0,
      falsas: 0,
      apagada: [{ id, desde: '2026-12-01', hasta: '', apago: expect.stringContaining('MARICELA') }],
    })
    expect((await listedRule('days'))?.apagada).toEqual([])
    expect(await brought()).toEqual([VACATION])
  })

  test('refuses people without the payroll role', async () => {
    const id = await switchedOff()
    for (const login of [PERSON, 'candidato']) {
      expect((await sendAs(server, rules.listCheckRules, {}, login)).http).toBe(403)
      expect((await sendAs(server, rules.switchRuleOff, { ...VACATION, regla: 'net' }, login)).http).toBe(403)
      expect((await sendAs(server, rules.switchRuleOn, { id }, login)).http).toBe(403)
    }
    expect(await brought()).toEqual([VACATION])
  })

  test('refuses two periods of one rule that share a day', async () => {
    const id = await switchedOff({ desde: '2026-01-01', hasta: '2026-06-30' })
    expect(await off({ desde: '2026-06-30' })).toEqual(TAKEN)
    expect(await off({ desde: '2025-01-01' })).toEqual(TAKEN)
    expect(await off({ desde: '2026-07-01' })).toMatchObject(OK)
    expect(await off({ desde: '2025-01-01', hasta: '2025-12-31' })).toMatchObject(OK)
    expect(await off({ regla: 'net', desde: '2026-01-01' })).toMatchObject(OK)
    expect(await on(id)).toEqual(OK)
    expect(await off({ desde: '2026-03-01', hasta: '2026-03-31' })).toMatchObject(OK)
    const answers = await Promise.all([off({ regla: 'loan' }), off({ regla: 'loan' })])
    expect(answers.filter((answer) => (answer as { status: string }).status === 'OK')).toHaveLength(1)
  })

  test('requires a known rule, and days that exist', async () => {
    expect(await off({ regla: 'bonus' })).toMatchObject({ status: 'ERROR' })
    expect(await off({ desde: '2026-02-30' })).toEqual(failure('Ese día no existe.'))
    expect(await off({ hasta: '2026-11-30' })).toEqual(
      failure('El último día no puede ser antes del primero.'),
    )
    expect(await brought()).toBeUndefined()
  })

  test('lets payroll withdraw the days or set an earlier last day, but not a later one', async () => {
    const id = await switchedOff()
    expect(await on(id, '2026-11-30')).toEqual(failure('El último día no puede ser antes del primero.'))
    expect(await on(id, '2026-12-31')).toEqual(OK)
    expect(await brought()).toEqual([{ ...VACATION, hasta: '2026-12-31' }])
    expect(await on(id, '2027-01-01')).toEqual(failure('Solo puedes adelantar el último día.'))
    expect(await on(id)).toEqual(OK)
    expect(await brought()).toBeUndefined()
    expect((await listedRule('vacation'))?.apagada).toEqual([])
    expect(await on(id)).toEqual(failure('Esos días ya no están. Actualiza la pantalla.'))
  })

  test('records each change in the security record with its author', async () => {
    const id = await switchedOff()
    await on(id, '2026-12-31')
    await on(id)
    const rows = await server.db.select().from(securityEvents)
    const found = rows.filter(({ kind, details }) => kind.startsWith('check-rule') && details.folio === id)
    expect(found.map(({ kind }) => kind)).toEqual([
      'check-rule-off',
      'check-rule-ended',
      'check-rule-withdrawn',
    ])
    expect(found.every(({ actorId }) => actorId === team)).toBe(true)
  })

  async function request(more: object = {}): Promise<number> {
    const listedPeriods = await sendAs(server, listPayrollPeriods, { grupoPago: 1 }, PERSON)
    const period = (fieldOf(listedPeriods, 'Periodos') as { end_date: string; period: number }[])[2]
    const input = {
      periodo: periodCode(period?.end_date ?? '', period?.period ?? ''),
      motivo: 1,
      nuevoMotivo: '',
      comentario: 'Me falta un día',
      ...more,
    }
    return Number(fieldOf(await sendAs(server, requestClarification, input, PERSON), 'id'))
  }
  const answer = async (id: number, more: object = {}) =>
    (await sendAs(server, answerClarification, { id, comentarioNominas: 'Se paga.', ...more }, PAYROLL)).body
  const opened = async (id: number) => (await sendAs(server, readDeskClarification, { id }, PAYROLL)).body
  const verdictOf = async (id: number) =>
    (await server.db.select().from(clarifications).where(eq(clarifications.id, id)))[0]?.wasCheckRight

  test('shows payroll which rules found the differences, and keeps its verdict until the request is reopened', async () => {
    const id = await request({ revision: ['vacation', 'days', 'days', 'aRuleOfANewerApp'] })
    expect(await opened(id)).toMatchObject({ status: 'OK', revision: ['days', 'vacation'] })
    expect(await answer(id, { revisionCierta: false })).toEqual(OK)
    expect(await verdictOf(id)).toBe(false)
    expect(await listedRule('days')).toMatchObject({ personas: 1, ciertas: 0, falsas: 1 })
    await sendAs(server, reopenClarification, { id }, PAYROLL)
    expect(await verdictOf(id)).toBeNull()
    expect(await listedRule('days')).toMatchObject({ personas: 1, ciertas: 0, falsas: 0 })
    expect(await answer(id)).toEqual(OK)
    expect(await verdictOf(id)).toBeNull()
  })

  test('ignores a verdict on a request that did not come from the check, and an empty one', async () => {
    const plain = await request()
    expect(await opened(plain)).not.toHaveProperty('revision')
    expect(await answer(plain, { revisionCierta: true })).toEqual(OK)
    expect(await verdictOf(plain)).toBeNull()
    const checked = await request({ revision: ['days'] })
    expect(await answer(checked, { revisionCierta: null })).toEqual(OK)
    expect(await verdictOf(checked)).toBeNull()
  })

  test('refuses more than ten rules', async () => {
    expect(await request({ revision: Array.from({ length: 11 }, () => 'days') })).toBeNaN()
  })

  test('counts each person once, and every verdict, over the last 365 days', async () => {
    const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY)
    const add = (employeeId: number, place: number, age: number, wasCheckRight: boolean | null) =>
      server.db.insert(clarifications).values({
        employeeId,
        periodCode: `20200${place}`,
        periodText: `${place} / 2020`,
        reasonId: 1,
        comment: 'texto',
        checkRules: ['days', 'absences'],
        registeredAt: ago(age),
        ...(wasCheckRight !== null && {
          answer: 'Listo',
          answeredBy: team,
          answeredAt: ago(age),
          wasCheckRight,
        }),
      })
    await add(own, 10, 364, true)
    await add(own, 11, 30, true)
    await add(own, 12, 366, false)
    await add(other, 10, 20, false)
    await add(other, 11, 1, null)
    const counts = { personas: 2, ciertas: 2, falsas: 1 }
    expect(await listedRule('days')).toMatchObject(counts)
    expect(await listedRule('absences')).toMatchObject(counts)
    expect(await listedRule('net')).toMatchObject({ personas: 0, ciertas: 0, falsas: 0 })
  })
})
