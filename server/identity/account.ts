import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/connection.ts'
import { employees, users } from '../db/schema/people.ts'

export interface FoundAccount extends Account {
  alias: 'number' | 'nickname' | 'mail'
}

export interface Account {
  id: number
  number: string
  nickname: string
  mail: string
  /** Time of a change of the email that the owner has not confirmed; null for none (account-mail.ts). */
  mailChangedAt: Date | null
  name: string
  passwordHash: string
  mustChangePassword: boolean
  /** Expiry of a one-time password; null for the person's own password. */
  oneTimeUntil: Date | null
  oneTimeUsedAt: Date | null
}

const columns = {
  id: users.id,
  number: sql<string>`coalesce(${employees.number}, '')`,
  nickname: users.nickname,
  mail: users.mail,
  mailChangedAt: users.mailChangedAt,
  name: users.name,
  passwordHash: users.passwordHash,
  mustChangePassword: users.mustChangePassword,
  oneTimeUntil: users.oneTimeUntil,
  oneTimeUsedAt: users.oneTimeUsedAt,
}

/**
 * Finds the open account of a typed name: employee number, nickname or email, trimmed, in any letter case.
 * Every name costs one query of equal work: timing does not reveal who has an account.
 */
export async function findAccount(db: Database, login: string): Promise<FoundAccount | null> {
  const name = login.trim()
  const lower = sql`lower(${name})`
  const rows = await db
    .select({ ...columns, isNickname: sql<boolean>`lower(${users.nickname}) = ${lower}` })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(
      and(
        isNull(users.closedAt),
        or(
          eq(users.employeeId, sql`(select id from ${employees} wanted where wanted.number = ${name})`),
          sql`lower(${users.nickname}) = ${lower}`,
          sql`${users.mail} <> '' and lower(${users.mail}) = ${lower}`,
        ),
      ),
    )
  // A nickname may equal another person's number. The number then has priority.
  const byNumber = rows.find(({ number }) => number !== '' && number === name)
  const row = byNumber ?? rows[0]
  if (row === undefined) return null
  const { isNickname, ...account } = row
  return { ...account, alias: byNumber ? 'number' : isNickname ? 'nickname' : 'mail' }
}

export async function readAccount(db: Database, userId: number): Promise<Account> {
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, userId))
  const row = rows[0]
  if (row === undefined) throw new Error('the caller has no account')
  return row
}

/**
 * Returns the name under which a guess is counted: the person with the kind of typed name, or an unknown
 * name. The three names of a person are counted separately. A common delay would reveal that they belong to
 * the same person.
 */
export function guessedName(account: FoundAccount | null, login: string): string {
  return account === null ? unknownName(login) : `${personName(account.id)}:${account.alias}`
}

export function guessedNames(userId: number): string[] {
  return (['number', 'nickname', 'mail'] as const).map((alias) => `${personName(userId)}:${alias}`)
}

/**
 * Returns one key for all names of a person. Use it only for counts that no caller can notice, such as emails
 * per person.
 */
export function personKeyOf(account: FoundAccount | null, login: string): string {
  return account === null ? unknownName(login) : personName(account.id)
}

export function personName(userId: number): string {
  return `user:${userId}`
}

function unknownName(login: string): string {
  return `name:${login.trim().toLowerCase()}`
}

/**
 * Returns whether a password may open a session. A one-time password may not after its expiry or after the
 * first request of a session that it opened.
 */
export function mayOpenSession({ oneTimeUntil, oneTimeUsedAt }: Account, now: Date): boolean {
  return oneTimeUntil === null || (oneTimeUsedAt === null && oneTimeUntil > now)
}

export async function isAccountOpen(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNull(users.closedAt)))) > 0
}

/**
 * Locks the person's row and checks again that password and account have not changed and a one-time password
 * is unused. Otherwise a concurrent change could leave a session of an old password or of a closed account. A
 * one-time password could open two sessions.
 */
export async function isStillPassword(
  tx: Tx,
  account: Pick<Account, 'id' | 'passwordHash' | 'oneTimeUntil' | 'oneTimeUsedAt'>,
  strength: 'share' | 'no key update',
): Promise<boolean> {
  const rows = await tx
    .select({ passwordHash: users.passwordHash, usedAt: users.oneTimeUsedAt })
    .from(users)
    .where(and(eq(users.id, account.id), isNull(users.closedAt)))
    .for(account.oneTimeUntil === null ? strength : 'no key update')
  const row = rows[0]
  const isAsUsed = row?.usedAt?.getTime() === account.oneTimeUsedAt?.getTime()
  return row?.passwordHash === account.passwordHash && isAsUsed
}
