import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connect.ts'
import { employees, users } from '../../db/schema/people.ts'

export interface Account {
  id: number
  /** For the limiter. */
  who: string
  number: string
  nickname: string
  mail: string
  name: string
  passwordHash: string
  mustChangePassword: boolean
}

const columns = {
  id: users.id,
  number: sql<string>`coalesce(${employees.number}, '')`,
  nickname: users.nickname,
  mail: users.mail,
  name: users.name,
  passwordHash: users.passwordHash,
  mustChangePassword: users.mustChangePassword,
}

/**
 * Whom a typed name means: employee number, nickname or mail, trimmed, in any letter case. A closed account is nobody. One query with the same
 * work for every name, so that time does not tell who exists.
 */
export async function findAccount(db: Database, login: string): Promise<Account | null> {
  const name = login.trim()
  const lower = sql`lower(${name})`
  const rows = await db
    .select(columns)
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
  const row = rows.find(({ number }) => number !== '' && number === name) ?? rows[0]
  return row ? { ...row, who: personKey(row.id) } : null
}

export async function readAccount(db: Database, userId: number): Promise<Account> {
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, userId))
  const row = rows[0]
  if (row === undefined) throw new Error('the caller has no account')
  return { ...row, who: personKey(row.id) }
}

/** Whom the limiter counts: a person under all their names, or the typed name when nobody has it. */
export function whoIs(account: Account | null, login: string): string {
  return account?.who ?? `name:${login.trim().toLowerCase()}`
}

function personKey(userId: number): string {
  return `user:${userId}`
}

/**
 * Holds the person and tells whether the password is still the one that was checked before the transaction: a change
 * in between must not leave a session of the old password behind, nor a closing one of an account that is closed.
 */
export async function isStillPassword(
  tx: Tx,
  account: Pick<Account, 'id' | 'passwordHash'>,
  strength: 'share' | 'no key update',
): Promise<boolean> {
  const rows = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, account.id), isNull(users.closedAt)))
    .for(strength)
  return rows[0]?.passwordHash === account.passwordHash
}
