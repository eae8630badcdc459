import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/connect.ts'
import { employees, users } from '../db/schema/people.ts'

/** An account found under a typed name. */
export interface FoundAccount extends Account {
  /** Which of its names was typed. */
  alias: 'number' | 'nickname' | 'mail'
}

export interface Account {
  id: number
  number: string
  nickname: string
  mail: string
  /** null: never, or confirmed since (account-mail.ts). */
  mailChangedAt: Date | null
  name: string
  passwordHash: string
  mustChangePassword: boolean
  /** The password is a one-time one. */
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
 * The account of a typed name: employee number, nickname or mail, trimmed, in any letter case. A closed account
 * is not found. Every name costs one query of the same work, so that time does not tell who exists.
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
  // A nickname may look like somebody else's number: the number wins.
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
 * The name that a guess counts for: the matching one of a person's three, however it was typed, or an unknown
 * name itself. Never one name for all three: a delay at one name would then show at another that both are the
 * same person's.
 */
export function guessedName(account: FoundAccount | null, login: string): string {
  return account === null ? unknownName(login) : `${personName(account.id)}:${account.alias}`
}

/** The person under any of their names, for counts that nobody sees: how much mail they get. */
export function whoIs(account: FoundAccount | null, login: string): string {
  return account === null ? unknownName(login) : personName(account.id)
}

export function personName(userId: number): string {
  return `user:${userId}`
}

function unknownName(login: string): string {
  return `name:${login.trim().toLowerCase()}`
}

/** A one-time password opens no session after its day, nor after a session that it opened was used. */
export function mayOpenSession({ oneTimeUntil, oneTimeUsedAt }: Account, now: Date): boolean {
  return oneTimeUntil === null || (oneTimeUsedAt === null && oneTimeUntil > now)
}

/** A closed account may do nothing, with or without a session. */
export async function isAccountOpen(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNull(users.closedAt)))) > 0
}

/**
 * Holds the person's row and tells whether the password is still the one that was checked before the
 * transaction, no more used than then, and the account open. A change in between must not leave a session of
 * the old password behind, nor two of a one-time one, nor one of a closed account.
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
