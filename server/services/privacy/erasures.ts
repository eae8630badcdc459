import { randomUUID } from 'node:crypto'
import { companyDate } from '#domain/time/dates.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { erasures as stored } from '../../db/schema/privacy.ts'
import { joinLists, readList, writeList } from '../../facilities/erasure-list.ts'

interface ErasedRow {
  source: string
  rowId: number
}

/** Notes erased rows in the transaction that erases them. saveErasures() copies the notes to the list. */
export async function noteErasures(
  tx: Tx,
  kind: string,
  rows: readonly ErasedRow[],
  now: Date,
): Promise<void> {
  const day = companyDate(now.getTime())
  for (const source of new Set(rows.map((row) => row.source))) {
    const rowIds = rows.filter((row) => row.source === source).map(({ rowId }) => rowId)
    await tx.insert(stored).values({ id: randomUUID(), day, kind, source, rowIds })
  }
}

/** Adds the erasures that only the database has to the list in the data folder. */
export async function saveErasures(db: Database, dataDir: string): Promise<void> {
  const list = await readList(dataDir)
  const all = joinLists(list?.erasures ?? [], await db.select().from(stored))
  const isWhole = list !== null && list.damaged === 0 && list.erasures.length === all.length
  if (!isWhole) await writeList(dataDir, all)
}
