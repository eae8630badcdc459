import { and, isNotNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { listClarifications } from '#contract/requests/clarifications.ts'
import { listDisputes } from '#contract/requests/disputes.ts'
import { listPendingMovements } from '#contract/savings/savings-moves.ts'
import type { RequestKind } from '#domain/savings/savings-requests.ts'
import { companyDate } from '#domain/time/dates.ts'
import { clarifications, disputes } from '#server/db/schema/clarifications.ts'
import { users } from '#server/db/schema/people.ts'
import { savingsAccounts, savingsRequests } from '#server/db/schema/savings.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PERSON = '100101'

/** Usual time of NOM-11, INC-02 and CAJ-11. Its rules are tested with P-92 (approvals/usual-hours.test.ts). */
describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let own: number
  let others: number[]
  let deciders: number[]

  beforeAll(async () => {
    server = await startServer({ database })
    own = (await findPerson(server, PERSON)).employeeId ?? 0
    const members = await server.db
      .select({ id: savingsAccounts.employeeId })
      .from(savingsAccounts)
      .where(ne(savingsAccounts.employeeId, own))
      .limit(5)
    others = members.map(({ id }) => id)
    const accounts = await server.db
      .select({ id: users.id })
      .from(users)
      .where(and(isNotNull(users.employeeId), ne(users.employeeId, own)))
      .limit(3)
    deciders = accounts.map(({ id }) => id)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(clarifications)
    await server.db.delete(disputes)
    await server.db.delete(savingsRequests)
  })

  /** Runs `insert` for five people, whose requests were answered after 20, 30, 30, 30 and 300 hours. */
  async function answered(
    insert: (row: { employeeId: number; by: number; askedAt: Date; at: Date }) => Promise<unknown>,
  ) {
    const at = new Date(server.clock.now().getTime() - 10 * DAY)
    for (const [index, hours] of [20, 30, 30, 30, 300].entries()) {
      const askedAt = new Date(at.getTime() - hours * HOUR)
      await insert({ employeeId: others[index] ?? 0, by: deciders[index % 3] ?? 0, askedAt, at })
    }
  }
  const usual = async (operation: AnyOperation, input: object) =>
    fieldOf(await sendAs(server, operation, input, PERSON), 'horasUsuales')
  const usualOfMovements = async () => {
    const caja = fieldOf(await sendAs(server, listPendingMovements, {}, PERSON), 'caja') as {
      clase: string
      horasUsuales?: number
    }[]
    return Object.fromEntries(caja.map(({ clase, horasUsuales }) => [clase, horasUsuales]))
  }

  test('clarifications have the usual time of payroll’s answers', async () => {
    const request = { periodCode: '2026046', periodText: '46 / 2026', newReason: 'Otro', comment: 'Falta' }
    const input = { perfil: 'usuario' }
    await server.db
      .insert(clarifications)
      .values({ ...request, employeeId: own, registeredAt: server.clock.now() })
    expect(await usual(listClarifications, input)).toBeUndefined()
    await answered(({ employeeId, by, askedAt, at }) =>
      server.db.insert(clarifications).values({
        ...request,
        employeeId,
        registeredAt: askedAt,
        answer: 'Listo',
        answeredBy: by,
        answeredAt: at,
      }),
    )
    expect(await usual(listClarifications, input)).toBe(48)
  })

  test('disputes have the usual time of payroll’s answers', async () => {
    const request = { reason: 'Descuento', comment: 'Falta', day: '2026-01-05' }
    await server.db.insert(disputes).values({ ...request, employeeId: own, registeredAt: server.clock.now() })
    expect(await usual(listDisputes, {})).toBeUndefined()
    await answered(({ employeeId, by, askedAt, at }) =>
      server.db.insert(disputes).values({
        ...request,
        employeeId,
        registeredAt: askedAt,
        state: 2,
        answer: 'Listo',
        answeredBy: by,
        answeredAt: at,
      }),
    )
    expect(await usual(listDisputes, {})).toBe(48)
  })

  test('a loan has the usual time of the desk in whole days; a withdrawal, which nobody must authorize, has none', async () => {
    const waiting = (kind: RequestKind, movementType: number) => ({
      kind,
      movementType,
      employeeId: own,
      amount: 50_000,
      requestedOn: companyDate(server.clock.now().getTime()),
      status: 'pending' as const,
    })
    await server.db.insert(savingsRequests).values([waiting('loan', 295), waiting('withdrawal', 294)])
    expect(await usualOfMovements()).toEqual({ prestamo: undefined, retiro: undefined })
    for (const [kind, movementType] of [
      ['loan', 295],
      ['withdrawal', 294],
    ] as const)
      await answered(({ employeeId, by, at }) =>
        server.db.insert(savingsRequests).values({
          ...waiting(kind, movementType),
          employeeId,
          requestedOn: companyDate(at.getTime() - 2 * DAY),
          status: 'applied',
          decidedAt: at,
          decidedBy: by,
        }),
      )
    expect(await usualOfMovements()).toEqual({ prestamo: 48, retiro: undefined })
  })

  test('a movement that its payday refused counts as no decision', async () => {
    const request = { kind: 'loan', movementType: 295, amount: 50_000 } as const
    await server.db.insert(savingsRequests).values({
      ...request,
      employeeId: own,
      status: 'pending',
      requestedOn: companyDate(server.clock.now().getTime()),
    })
    await answered(({ employeeId, at }) =>
      server.db.insert(savingsRequests).values({
        ...request,
        employeeId,
        status: 'refused',
        requestedOn: companyDate(at.getTime() - 2 * DAY),
        decidedAt: at,
      }),
    )
    expect(await usualOfMovements()).toEqual({ prestamo: undefined })
  })
})
