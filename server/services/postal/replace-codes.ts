import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { postalCodes } from '../../db/schema/postal.ts'
import type { PostalRow } from './read-file.ts'

const BATCH = 2000

/** Until the commit, and after a failure, requests get the old codes. */
export async function replacePostalCodes(
  db: Database,
  rows: readonly PostalRow[],
  progress: (done: number, all: number) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(postalCodes)
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = JSON.stringify(rows.slice(start, start + BATCH))
      await tx.execute(sql`
        insert into postal_codes (code, city, state, colonies)
        select code, city, state, colonies
        from jsonb_to_recordset(${batch}::jsonb) as given(code text, city text, state text, colonies text[])`)
      progress(Math.min(start + BATCH, rows.length), rows.length)
    }
  })
}
