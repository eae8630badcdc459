import { eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleOf } from '#tests/support/server/examples.ts'
import type { Access, AnyOperation } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { users } from '#server/db/schema/people.ts'
import { expectNothingOf, foreignIds, VICTIM } from '#tests/support/foreign/foreign-ids.ts'
import {
  findPerson,
  openProvider,
  openSession,
  restoreRoles,
  rolesNow,
} from '#tests/support/server/people.ts'
import { sample } from '#tests/support/sample.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { ONE_DATABASE } from '#tests/support/server/whole.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'

/**
 * Every operation × every kind of caller, and every operation × another person's ids (quality.md, Security).
 * The verdicts are computed from `access`. The table of foreign ids is written by hand, so that the author of
 * a new operation has to decide about it. `npm test` samples some cells, `npm run test:whole` tests all.
 */

type Verdict = 'served' | 'expired' | 'forbidden' | 'change first'

interface Caller {
  login: string
  /** Access levels that the person has; repeated on purpose, independent of the server's code. */
  is: readonly Access[]
  mustChange?: true
}

const MUST_CHANGE = '100104'

const people: Record<string, Caller> = {
  'a candidate': { login: 'candidato', is: ['session', 'candidate'] },
  'an employee': { login: '100101', is: ['session', 'employee'] },
  'another employee': { login: '100102', is: ['session', 'employee'] },
  'a leader': { login: '100201', is: ['session', 'employee', 'leader', 'approver'] },
  'human resources': {
    login: '100301',
    is: ['session', 'employee', 'hr', 'payroll', 'fund', 'accounts', 'importer'],
  },
  'an auditor': { login: '100401', is: ['session', 'employee', 'auditor'] },
  'an administrator': {
    login: '100501',
    is: ['session', 'employee', 'administrator', 'accounts', 'importer'],
  },
  'a guard': { login: '100601', is: ['session', 'employee', 'gate'] },
  'a person without an employee record': { login: 'externo', is: ['session'] },
  'an employee who must change the password': {
    login: MUST_CHANGE,
    is: ['session', 'employee'],
    mustChange: true,
  },
}

let server: TestServer
let untouched: (typeof users.$inferSelect)[]
let roles: Awaited<ReturnType<typeof rolesNow>>
/** Only operations with these paths change accounts; afterAll verifies that. */
const ACCOUNTS = /^\/(Login|api\/portal\/personas)\//
let mayHaveChanged = false

beforeAll(async () => {
  server = await startServer({ database: ONE_DATABASE })
  untouched = await usersNow()
  roles = await rolesNow(server)
})
afterAll(async () => {
  await requireChange(false)
  await restoreUsers()
  expect(await usersNow()).toEqual(untouched)
  await server.stop()
})

function usersNow() {
  return server.db.select().from(users).orderBy(users.id)
}

async function restoreUsers(): Promise<void> {
  if (!mayHaveChanged) return
  mayHaveChanged = false
  mustChange = false
  tokens.clear()
  const now = new Map((await usersNow()).map((row) => [row.id, JSON.stringify(row)]))
  for (const row of untouched) {
    if (now.get(row.id) !== JSON.stringify(row)) {
      await server.db.update(users).set(row).where(eq(users.id, row.id))
    }
  }
  const known = untouched.map(({ id }) => id)
  await server.db.delete(users).where(notInArray(users.id, known))
  await restoreRoles(server, roles)
}
beforeEach(restoreUsers)

let mustChange = false

async function requireChange(isRequired: boolean): Promise<void> {
  if (mustChange === isRequired) return
  mustChange = isRequired
  const { userId } = await findPerson(server, MUST_CHANGE)
  await server.db.update(users).set({ mustChangePassword: isRequired }).where(eq(users.id, userId))
}

function verdictOf(operation: AnyOperation, caller: Caller): Verdict {
  if (operation.access === 'public') return 'served'
  if (caller.mustChange && operation.beforePasswordChange !== true) return 'change first'
  // A provider's token is itself the permission.
  return operation.access === 'provider' || caller.is.includes(operation.access) ? 'served' : 'forbidden'
}

function read(answer: WireAnswer): Verdict {
  const message = fieldOf(answer, 'message')
  if (message === 'Token inválido') return 'expired'
  if (message === 'No tienes permiso para esta acción.') return 'forbidden'
  return message === 'Cambia tu contraseña para continuar.' ? 'change first' : 'served'
}

function expectForm(operation: AnyOperation, answer: WireAnswer, verdict: Verdict): void {
  expect(answer.http).toBeLessThan(500)
  if (verdict === 'served') return
  const word = operation.kind === 'legacy' ? operation.expiredStatus : 'EXPSESSION'
  expect(fieldOf(answer, 'status')).toBe(verdict === 'expired' ? word : 'ERROR')
  const endpointStatus = verdict === 'expired' ? 401 : 403
  expect(answer.http).toBe(operation.kind === 'legacy' ? 200 : endpointStatus)
}

function open(operation: AnyOperation, login: string, now?: Date): Promise<string> {
  return operation.access === 'provider' ? openProvider(server, login, now) : openSession(server, login, now)
}

/** Tokens by kind and person, until an operation may have ended them. */
const tokens = new Map<string, string>()

async function tokenOf(operation: AnyOperation, login: string): Promise<string> {
  const key = `${operation.access === 'provider' ? 'provider' : 'session'} ${login}`
  const token = tokens.get(key) ?? (await open(operation, login))
  tokens.set(key, token)
  return token
}

const tokensOfNobody: Record<string, (operation: AnyOperation) => Promise<string>> = {
  'no token': async () => '',
  'an invented token': async () => 'x'.repeat(43),
  'an expired token': (operation) =>
    open(operation, '100101', new Date(server.clock.now().getTime() - 86_400_000)),
  'a token of the other kind': (operation) =>
    operation.access === 'provider' ? openSession(server, '100101') : openProvider(server, '100101'),
}

function cells(callers: readonly string[], count: number) {
  // Ordered by caller, so that consecutive cells share a session.
  const all = callers.flatMap((who) =>
    allOperations.map((operation) => ({ id: operation.id, summary: operation.summary, operation, who })),
  )
  return sample('callers', all, count, ({ id, who }) => `${id} ${who}`)
}

function ask(operation: AnyOperation, token: string): Promise<WireAnswer> {
  if (ACCOUNTS.test(operation.path)) mayHaveChanged = true
  return sendOperation(server, operation, exampleOf(operation).request, token)
}

test.each(cells(Object.keys(people), 90))('$id $summary: $who', async ({ operation, who }) => {
  const caller = people[who]
  if (!caller) throw new Error(`no caller ${who}`)
  const token = await tokenOf(operation, caller.login)
  await requireChange(caller.mustChange === true)
  const answer = await ask(operation, token)
  expect(read(answer)).toBe(verdictOf(operation, caller))
  expectForm(operation, answer, read(answer))
})

test.each(cells(Object.keys(tokensOfNobody), 40))('$id $summary: $who', async ({ operation, who }) => {
  const answer = await ask(operation, (await tokensOfNobody[who]?.(operation)) ?? '')
  const verdict = operation.access === 'public' ? 'served' : 'expired'
  expect(read(answer)).toBe(verdict)
  expectForm(operation, answer, verdict)
})

describe("another person's ids", () => {
  beforeAll(() => requireChange(false))

  test('every operation has exactly one row', () => {
    const hint = 'each operation needs its row in tests/support/foreign/foreign-ids.ts'
    expect(Object.keys(foreignIds).sort(), hint).toEqual(allOperations.map(({ id }) => id).sort())
  })

  const attempts = Object.entries(foreignIds).flatMap(([id, row]) =>
    row === 'takes no ids' ? [] : [{ id, row }],
  )
  test.each(sample('foreign ids', attempts, 25, ({ id }) => id))('$id', async ({ row }) => {
    mayHaveChanged = true
    await row(server)
  })

  const names = [
    'emplid',
    'empleado',
    'folio',
    'Folio',
    'userId',
    'user',
    'Id_Usuario',
    'idUsuario',
    'employeeId',
    'id',
  ]
  const heedless = sample('undeclared ids', allOperations, 12, ({ id }) => id)
  test.each(heedless)('$id ignores ids that it does not declare', async (operation) => {
    const victim = await findPerson(server, VICTIM)
    const declared = exampleOf(operation).request
    const forged = Object.fromEntries(
      names.filter((name) => !(name in declared)).map((name) => [name, VICTIM]),
    )
    const token = await open(operation, '100101')
    mayHaveChanged = true
    const answer = await sendOperation(server, operation, { ...forged, ...declared }, token)
    expectNothingOf(victim, answer)
  })
})
