import { type SQL, sql } from 'drizzle-orm'

/** What a user and an employee number become once nobody can be known by them, and nobody else's (retention-company.ts). */
const SPENT = 'baja-'

export const spent = (id: SQL) => sql`${SPENT} || ${id}::text`

/** Whether of that account is left only that there was one: it can't be opened again. */
export function isSpent({ id, nickname }: { id: number; nickname: string }): boolean {
  return nickname === `${SPENT}${id}`
}
