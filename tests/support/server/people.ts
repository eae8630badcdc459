import { eq, or } from 'drizzle-orm'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { EVERYBODY, type Role, type Scope } from '#domain/identity/roles.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { roleGrants, roleProposals } from '#server/db/schema/roles.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { endRole, grantRole } from '#server/identity/roles.ts'
import { sendOperation, type WireAnswer } from './network/raw-call.ts'
import { quickHash } from './quick-hash.ts'
import type { TestServer } from './server.ts'

export interface Person {
  userId: number
  employeeId: number | null
  marks: string[]
}

export async function findPerson({ db }: Pick<TestServer, 'db'>, login: string): Promise<Person> {
  const [row] = await db
    .select()
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(or(eq(employees.number, login), eq(users.nickname, login)))
  if (!row) throw new Error(`no account ${login}`)
  const { users: user, employees: employee } = row
  const marks = [user.name, user.mail, employee?.number, employee?.curp, employee?.rfc, employee?.nss]
  return {
    userId: user.id,
    employeeId: user.employeeId,
    marks: marks.filter((mark): mark is string => mark !== undefined && mark !== ''),
  }
}

const userIds = new WeakMap<TestServer['db'], Map<string, number>>()

async function userIdOf(server: TestServer, login: string): Promise<number> {
  const known = userIds.get(server.db) ?? new Map<string, number>()
  userIds.set(server.db, known)
  const userId = known.get(login) ?? (await findPerson(server, login)).userId
  known.set(login, userId)
  return userId
}

export async function openSession(
  server: TestServer,
  login: string,
  now = server.clock.now(),
): Promise<string> {
  const userId = await userIdOf(server, login)
  const { sessions } = server.services
  return (await server.db.transaction((tx) => sessions.open(tx, userId, now))).token
}

export async function sendAs(
  server: TestServer,
  operation: AnyOperation,
  input: object,
  login: string,
): Promise<WireAnswer> {
  return sendOperation(server, operation, input, await openSession(server, login))
}

/** Returns the payroll provider's token, which the person gets by NODE-03. */
export async function openProvider(
  server: TestServer,
  login: string,
  now = server.clock.now(),
): Promise<string> {
  const userId = await userIdOf(server, login)
  const { sessions } = server.services
  return server.db.transaction((tx) => sessions.issueProviderToken(tx, userId, now))
}

/** Sets a password directly: the demo password is too weak to be set over the wire. */
export async function resetPassword(server: TestServer, login: string, password: string): Promise<void> {
  const { userId } = await findPerson(server, login)
  const passwordHash = await quickHash(password)
  const own = { passwordHash, mustChangePassword: false, oneTimeUntil: null, oneTimeUsedAt: null }
  await server.db.update(users).set(own).where(eq(users.id, userId))
}

export async function recordIssued(server: TestServer, by: string, to: string, at = server.clock.now()) {
  const [issuer, owner] = [await findPerson(server, by), await findPerson(server, to)]
  await server.db.insert(securityEvents).values({
    kind: 'one-time-password-issued',
    actorId: issuer.userId,
    subjectId: owner.userId,
    address: '',
    details: {},
    at,
  })
}

/**
 * Gives or takes a role directly, as a single administrator would, without confirmation by a second
 * administrator.
 */
export async function setRole(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  userId: number,
  role: Role,
  isHeld = true,
  scope: Scope = EVERYBODY,
): Promise<void> {
  const given = { by: null, confirmedBy: null, at: clock.now() }
  await db.transaction((tx) =>
    isHeld ? grantRole(tx, userId, role, given, scope) : endRole(tx, userId, role, given),
  )
}

type RolesBefore = (typeof roleGrants.$inferSelect)[]

export function rolesNow({ db }: Pick<TestServer, 'db'>): Promise<RolesBefore> {
  return db.select().from(roleGrants).orderBy(roleGrants.id)
}

export async function restoreRoles({ db }: Pick<TestServer, 'db'>, before: RolesBefore): Promise<void> {
  await db.delete(roleProposals)
  await db.delete(roleGrants)
  if (before.length > 0) await db.insert(roleGrants).values(before)
}
