import { type SQL, sql } from 'drizzle-orm'

/**
 * Prefix that replaces the user name and employee number of an erased account. The id makes the result unique
 * (retention-company.ts).
 */
const ERASED_PREFIX = 'baja-'

export const erasedName = (id: SQL) => sql`${ERASED_PREFIX} || ${id}::text`

export function isErased({ id, nickname }: { id: number; nickname: string }): boolean {
  return nickname === `${ERASED_PREFIX}${id}`
}
