import { type SQL, sql } from 'drizzle-orm'

/**
 * Prefix that replaces the user name and employee number of an erased account; the id keeps it unique
 * (retention-company.ts).
 */
const SPENT = 'baja-'

export const spent = (id: SQL) => sql`${SPENT} || ${id}::text`

/** True for an erased account, which cannot be opened again. */
export function isSpent({ id, nickname }: { id: number; nickname: string }): boolean {
  return nickname === `${SPENT}${id}`
}
