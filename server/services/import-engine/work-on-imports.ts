import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import type { Steps } from '../../queues/background.ts'
import { finishDiscarded } from './arrivals.ts'
import { decide, isUndecided } from './decide.ts'
import type { DoneRow, Family, Importer, WorkParts } from './family.ts'
import { fileReceiver } from './file-receiver.ts'
import { finishImport } from './finish.ts'
import { MAX_JOB_MS } from './lease.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { refuseRevoked } from './refuse-revoked.ts'
import { type ImportRow, lockImports, type Tables } from './tables.ts'
import { importNextArrival } from './import-arrivals.ts'
import { deleteOldImports } from './delete-old-imports.ts'
import { type FolderParts, runTurn } from './watch-folders.ts'
import { type LetterParts, writeArrivalLetters } from './write-letters.ts'

const CHECKED_ELSEWHERE_RETRY_MS = 5000

/**
 * Checks and imports files in steps, for a limited time; several kinds take turns. Each step is one
 * transaction, so a killed step runs again.
 * @param ending aborted when the server stops
 * @returns time of the next run; null if nothing is left
 */
export async function workOnImports(
  family: Family,
  parts: WorkParts,
  ending?: AbortSignal,
): Promise<Date | null> {
  const { db, clock, services } = parts
  const { background, files } = services
  const { tables } = family
  const steps = background.steps(family.step)
  const until = performance.now() + MAX_JOB_MS
  let importer: Importer | null = null
  let last = 0
  await finishDiscarded(db, tables.arrivals, clock.now())
  await db.transaction((tx) => refuseRevoked(tx, { files, now: clock.now() }, [tables.arrivals]))
  while (performance.now() < until && !ending?.aborted) {
    const isTaken = await importNextArrival(family, parts)
    const run = (await nextRun(db, family, last)) ?? (await nextRun(db, family, 0))
    last = run?.id ?? 0
    if (run?.state === 'checking') {
      if (!(await check(family, parts, steps, run, ending)))
        return new Date(clock.now().getTime() + CHECKED_ELSEWHERE_RETRY_MS)
    } else if (run?.state === 'running') {
      importer ??= await family.importer(parts)
      await importSome(family, parts, steps, run, importer)
    } else if (run) await db.transaction((tx) => decide(family, { ...parts, tx }, run.id))
    else if (!isTaken) {
      await deleteOldImports({ db, clock, background }, tables)
      return null
    }
  }
  return clock.now()
}

/** Returns the next unfinished import with an id above `after`, so that several imports take turns. */
async function nextRun(db: Database, { tables }: Family, after: number): Promise<ImportRow | null> {
  const { imports } = tables
  const isUnfinished = or(inArray(imports.state, ['checking', 'running']), isUndecided(tables))
  const [found] = await db
    .select({ run: imports })
    .from(imports)
    .where(and(isUnfinished, gt(imports.id, after)))
    .orderBy(asc(imports.id))
    .limit(1)
  return found?.run ?? null
}

/** @returns false when another server instance checks the file */
async function check(
  family: Family,
  parts: WorkParts,
  steps: Steps,
  run: ImportRow,
  ending: AbortSignal | undefined,
): Promise<boolean> {
  const { check: kind } = family
  if ('file' in kind) return kind.file(parts, run, ending)
  await runLockedStep(family, parts, steps, run, async (tx, now, current) => {
    // Decides in the same transaction, so that every checked file has a decision.
    if ((await kind.step(tx, current, now, steps.rows)) && current.isByItself)
      await decide(family, { ...parts, tx }, run.id)
  })
  return true
}

async function importSome(
  family: Family,
  parts: WorkParts,
  steps: Steps,
  run: ImportRow,
  importer: Importer,
): Promise<void> {
  const { imports } = family.tables
  const isThisImport = eq(imports.id, run.id)
  await runLockedStep(family, parts, steps, run, async (tx, now, current) => {
    const startedAt = performance.now()
    const end = await importer.step(tx, current, now, steps.rows)
    if (end === 'finished') return finishImport(family, tx, current, now)
    if ('stopped' in end) {
      await tx.update(imports).set({ state: 'stopped', waitsFor: end.stopped }).where(isThisImport)
      return notifyWaiting(family, { ...parts, tx }, current)
    }
    await markDone(family.tables, tx, run.id, end.judged)
    const imported = { ...current.imported }
    for (const [what, rows] of Object.entries(end.imported)) imported[what] = (imported[what] ?? 0) + rows
    const workedMs = current.workedMs + Math.ceil(performance.now() - startedAt)
    await tx
      .update(imports)
      .set({ done: current.done + end.rows, imported, workedMs })
      .where(isThisImport)
  })
}

/**
 * Marks rows as done. Imported rows keep their number and name, but lose their cells. Failed rows keep their
 * cells for correction.
 */
async function markDone(
  { rows }: Tables,
  tx: Tx,
  importId: number,
  judged: readonly DoneRow[],
): Promise<void> {
  const values = judged.map(({ row, kind, problems, opened }) => ({ row, kind, problems, opened }))
  const openedColumn = 'opened' in rows ? sql`opened = v.opened,` : sql``
  await tx.execute(sql`
    update ${rows} as r set is_done = true, kind = v.kind, problems = v.problems, wanted = null, ${openedColumn}
      cells = case when v.kind = 'error' then r.cells else '[]'::jsonb end, changes = '[]'::jsonb
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as v (row integer, kind text, problems jsonb, opened integer)
    where r.import_id = ${importId}::integer and r.row = v.row`)
}

async function runLockedStep(
  { tables }: Family,
  { db, clock }: WorkParts,
  steps: Steps,
  { id, state }: ImportRow,
  work: (tx: Tx, now: Date, run: ImportRow) => Promise<void>,
): Promise<void> {
  const { imports } = tables
  const step = async (tx: Tx) => {
    await lockImports(tables, tx)
    const [found] = await tx
      .select({ run: imports })
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.state, state)))
      .for('update')
    if (found) await work(tx, clock.now(), found.run)
  }
  await steps.take(() => db.transaction(step))
}

export function runImports(
  family: Family,
  parts: WorkParts & FolderParts & LetterParts,
  ending: AbortSignal,
): Promise<Date | null> {
  const receivers = family.kinds.map((kind) => fileReceiver(family, kind))
  return runTurn(receivers, parts, {
    async work() {
      try {
        return await workOnImports(family, parts, ending)
      } finally {
        await finishDiscarded(parts.db, family.tables.arrivals, parts.clock.now())
      }
    },
    report: () => writeArrivalLetters(family, parts),
  })
}
