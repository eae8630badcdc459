import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { outboundCounters as counters, outboundRows as rows } from '../../db/schema/outbound/outbound.ts'

/**
 * Numbers committed rows, before every reading. A transaction may commit after one that began later, so neither
 * a sequence nor a time gives an order in which a reader skips nothing. Here one transaction at a time numbers
 * what is already visible: a row that commits later gets a higher position. Writers never wait for this lock.
 */
export async function numberRows(db: Database): Promise<void> {
  const isNew = isNull(rows.position)
  const waiting = await db
    .selectDistinct({ company: rows.companyCode })
    .from(rows)
    .where(isNew)
    .orderBy(asc(rows.companyCode))
  for (const { company } of waiting) {
    await db.transaction(async (tx) => {
      await tx.insert(counters).values({ companyCode: company, numbered: 0 }).onConflictDoNothing()
      const ofCompany = eq(counters.companyCode, company)
      const [counter] = await tx.select().from(counters).where(ofCompany).for('update')
      // Reads again under the lock, because another reader may have numbered these rows.
      const found = await tx
        .select({ id: rows.id })
        .from(rows)
        .where(and(eq(rows.companyCode, company), isNew))
        .orderBy(asc(rows.entry))
      if (!counter || found.length === 0) return
      const ids = found.map(({ id }) => id)
      const last = counter.numbered
      await tx
        .update(rows)
        .set({ position: sql`${last}::bigint + place.at` })
        .from(sql`unnest(${sql.param(`{${ids.join(',')}}`)}::uuid[]) with ordinality as place(id, at)`)
        .where(sql`${rows.id} = place.id`)
      await tx
        .update(counters)
        .set({ numbered: last + ids.length })
        .where(ofCompany)
    })
  }
}

/** Returns the company's last position; 0 before the first row. */
export async function lastPosition(db: Database, company: string): Promise<number> {
  const [row] = await db.select().from(counters).where(eq(counters.companyCode, company))
  return row?.numbered ?? 0
}
