import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as moves from '#contract/savings/savings-moves.ts'
import * as rates from '#contract/savings/savings-parameters.ts'
import { lawRows } from '#server/db/schema/law/law-rows.ts'
import { employees } from '#server/db/schema/people.ts'
import * as schema from '#server/db/schema/savings.ts'
import { refusal, savingsActions } from '#tests/support/people/fund-hands.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** CAJ-04, CAJ-05 and CAJ-09: the legal maximum of savings (LFT art. 110 IV), where the fund applies it. */

const MEMBER = '100101'
const NEWCOMER = '100103'
const PROPOSER = '100301'
const APPROVER = '100501'
const ABOVE = refusal('Tu ahorro pasa del tope de la ley (LFT 110 IV).')
const OK = { status: 'OK' }

describe.each(databases)('on %s', (database) => {
  const hands = savingsActions()
  const { ask, change, clock, fundOf, idOf, move } = hands
  let server: TestServer

  beforeAll(async () => {
    server = await hands.start(database)
    await setRole(server, (await findPerson(server, APPROVER)).userId, 'caja')
    for (const login of [MEMBER, NEWCOMER]) {
      const own = eq(employees.id, idOf(login))
      await server.db.update(employees).set({ dailySalary: 40_000, payGroupId: 1 }).where(own)
    }
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await hands.reset()
    await change(MEMBER, { amount: 10_000 })
    await server.db.delete(lawRows)
    await server.db.update(schema.savingsParameters).set({ refusesAboveQuota: true })
  })

  const confirmWage = () =>
    server.db.insert(lawRows).values({
      rule: 'minimumWage',
      value: '300',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      article: 'LFT 90',
      source: 'DOF 2025-12-09',
      isConfirmed: true,
      status: 'approved',
      proposedAt: clock.now(),
      decidedAt: clock.now(),
    })

  test('refuses more than 30 % of the pay above the minimum wage, with the article', async () => {
    await confirmWage()
    expect(await fundOf(MEMBER)).toMatchObject({
      tope: { maximo: 210, articulo: 'LFT 110 IV', confirmado: true, rechaza: true },
    })
    expect(await move(moves.changeSavedAmount, MEMBER, 210.01)).toEqual(ABOVE)
    expect(await move(moves.enrol, NEWCOMER, 300)).toEqual(ABOVE)
    expect(await move(moves.depositSavings, MEMBER, 110.01)).toEqual(ABOVE)
    expect(await move(moves.changeSavedAmount, MEMBER, 210)).toMatchObject(OK)
    expect(await move(moves.enrol, NEWCOMER, 200)).toMatchObject(OK)
  })

  test('only informs while nobody has confirmed the minimum wage', async () => {
    expect(await fundOf(MEMBER)).toMatchObject({ tope: { confirmado: false, rechaza: false } })
    expect(await move(moves.changeSavedAmount, MEMBER, 5000)).toMatchObject(OK)
  })

  test('only warns where the fund has not switched the rule on; two people switch it', async () => {
    await confirmWage()
    await server.db.update(schema.savingsParameters).set({ refusesAboveQuota: false })
    expect(await fundOf(MEMBER)).toMatchObject({ tope: { confirmado: true, rechaza: false } })
    expect(await move(moves.changeSavedAmount, MEMBER, 5000)).toMatchObject(OK)
    await server.db.delete(schema.savingsRequests)
    const { periodos } = (await ask(rates.readSavingsParameters, APPROVER)).body as {
      periodos: rates.ParameterPeriod[]
    }
    const { desde: _from, propuso: _who, aprobo: _by, ...values } = periodos[0] as rates.ParameterPeriod
    expect(values).toMatchObject({ rechazaTope: false })
    const propose = async (more: object) =>
      (await ask(rates.proposeSavingsParameters, PROPOSER, { desde: '2026-11-23', ...values, ...more }))
        .body as { status: string; id: number }
    expect(await propose({})).toMatchObject({ status: 'ERROR' })
    const { id } = await propose({ rechazaTope: true })
    expect((await ask(rates.decideSavingsParameters, APPROVER, { id, decision: 'aprobar' })).body).toEqual(OK)
    expect(await move(moves.changeSavedAmount, MEMBER, 5000)).toEqual(ABOVE)
    // An older client does not send the switch, which stays as it is.
    const { rechazaTope: _switch, ...older } = values
    const next = await ask(rates.proposeSavingsParameters, PROPOSER, {
      desde: '2026-12-01',
      ...older,
      factor: 3,
    })
    expect(next.body).toMatchObject(OK)
    const [stored] = await server.db
      .select()
      .from(schema.savingsParameterChanges)
      .where(eq(schema.savingsParameterChanges.validFrom, '2026-12-01'))
    expect(stored).toMatchObject({ refusesAboveQuota: true })
  })
})
