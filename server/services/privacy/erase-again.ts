import { and, eq, inArray, sql } from 'drizzle-orm'
import { type RetentionKind, retentionRulesOf } from '#domain/privacy/retention.ts'
import type { Clock } from '../../clock.ts'
import { isAtRest } from '../../db/copy-at-rest.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { erasureChecks, erasures as stored, retentionBlocks as blocks } from '../../db/schema/privacy.ts'
import type { Environment } from '../../environment.ts'
import { type Erasure, keepDamagedList, readList } from '../../facilities/erasure-list.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { describeFault, type Logger } from '../../log.ts'
import { dropCopies } from './drop-copies.ts'
import { eraseHealthAgain, HEALTH } from './erase-health.ts'
import { saveErasures } from './erasures.ts'
import { listOf, lockRuns, recordRemoval } from './retention.ts'
import { filesAsArray, ownersOf, removalOf, type Source } from './retention-source.ts'
import { retentionSources } from './retention-sources.ts'

interface Parts {
  db: Database
  files: FileRoom
  clock: Clock
  log: Logger
  environment: Pick<Environment, 'dataDir'>
}

/**
 * Repeats the erasures of the list that this database lacks, for example after a restored backup. Runs before
 * the first request is served. A missing or damaged list is recorded for the desk (P-181) and in the log.
 */
export async function applyErasures(parts: Parts): Promise<void> {
  const { db, files, clock, log, environment } = parts
  const { dataDir } = environment
  const list = await readList(dataDir)
  const known = new Set((await db.select({ id: stored.id }).from(stored)).map(({ id }) => id))
  const counts = { applied: 0, failed: 0 }
  for (const erasure of list?.erasures ?? []) {
    if (known.has(erasure.id)) continue
    try {
      await db.transaction((tx) => eraseAgain(tx, files, erasure, clock.now()))
      counts.applied += erasure.rowIds.length
    } catch (cause) {
      // The other erasures still apply. This one is not noted, so the next start tries again.
      counts.failed += erasure.rowIds.length
      log.error(describeFault(cause), 'an erasure of the list could not be applied')
    }
  }
  const isResting = isAtRest(environment)
  const isMissing = list === null && (known.size > 0 || isResting)
  const state = isMissing ? 'missing' : (list?.damaged ?? 0) > 0 ? 'damaged' : 'whole'
  if (state === 'damaged') await keepDamagedList(dataDir)
  // Writes no list for an inactive copy without one, because a person may still add the former portal's list.
  if (!(isMissing && isResting)) await saveErasures(db, dataDir)
  const isUneventful = state === 'whole' && counts.applied + counts.failed === 0
  if (state !== 'whole')
    log.error({ ...counts, lost: list?.damaged ?? null }, `the list of erasures is ${state}`)
  else if (isResting || !isUneventful) log.info(counts, 'applied the list of erasures')
  if (!isUneventful) await db.insert(erasureChecks).values({ at: clock.now(), state, ...counts })
}

/** Sources by kind. A list of a newer version may have other kinds. */
const sourcesByName: Readonly<Record<string, readonly Source[] | undefined>> = retentionSources

async function eraseAgain(tx: Tx, files: FileRoom, erasure: Erasure, now: Date): Promise<void> {
  await lockRuns(tx)
  // Another server of the same database may have been faster.
  const added = await tx.insert(stored).values(erasure).onConflictDoNothing().returning({ id: stored.id })
  if (added.length === 0) return
  if (erasure.kind === HEALTH) return eraseHealthAgain(tx, files, erasure, now)
  const kind = erasure.kind as RetentionKind
  const from = sourcesByName[kind]?.find(({ name }) => name === erasure.source)
  if (from === undefined) throw new Error(`unknown source of an erasure: ${erasure.kind}`)
  const ids = listOf(erasure.rowIds)
  const blocked = await tx
    .delete(blocks)
    .where(
      and(eq(blocks.kind, kind), eq(blocks.source, from.name), inArray(blocks.rowId, [...erasure.rowIds])),
    )
    .returning({ keys: blocks.fileKeys })
  const rows = await readRows<{ people: number[]; keys: string[] }>(
    tx,
    sql`select ${ownersOf(from)} as people, ${filesAsArray(from)} as keys from ${from.table}
      where ${from.id} in (${ids})`,
  )
  for (const statement of removalOf(from, ids)) await tx.execute(statement)
  const keys = [...blocked, ...rows].flatMap((row) => row.keys)
  for (const key of keys) await files.release(tx, key, now)
  const people = new Set(rows.flatMap((row) => row.people))
  if (retentionRulesOf[kind].isRead) await dropCopies(tx, files, [...people], now)
  await recordRemoval(tx, now, 'data-erased', kind, { rows: erasure.rowIds.length, files: keys.length })
}
