import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { mustConfirmLeavers } from '#domain/people-import/file/limits.ts'
import type { Database, Tx } from '../../../db/connection.ts'
import { peopleArrivals, peopleImports } from '../../../db/schema/imports/people-import.ts'
import type { PeopleRun } from '../../import-engine/tables.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

/**
 * Counts the leavers of the last 7 days in other unattended imports of the same key or folder. Leavers that
 * an administrator confirmed do not count.
 */
export async function leaversOfWeek(db: Database | Tx, importId: number, now: Date): Promise<number> {
  const { origin, keyId } = peopleArrivals
  const [own] = await db
    .select({ origin, keyId })
    .from(peopleArrivals)
    .where(eq(peopleArrivals.importId, importId))
  if (!own) return 0
  const [found] = await db
    .select({
      leavers: sql<number>`coalesce(sum((${peopleImports.imported} ->> 'baja')::integer), 0)::integer`,
    })
    .from(peopleArrivals)
    .innerJoin(peopleImports, eq(peopleImports.id, peopleArrivals.importId))
    .where(
      and(
        own.keyId === null ? eq(origin, own.origin) : eq(keyId, own.keyId),
        eq(peopleImports.isByItself, true),
        ne(peopleImports.id, importId),
        gt(peopleImports.startedAt, new Date(now.getTime() - WEEK_MS)),
      ),
    )
  return found?.leavers ?? 0
}

/**
 * Returns whether the leavers of a file and of the week before together exceed the limit for one file.
 * @param earlier leavers of the earlier files, whose accounts are no longer open
 */
export function isOverWeek({ people }: Pick<PeopleRun, 'people'>, ofFile: number, earlier: number): boolean {
  return ofFile > 0 && mustConfirmLeavers(ofFile + earlier, people + earlier)
}
