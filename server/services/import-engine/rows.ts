import { and, eq, type SQL } from 'drizzle-orm'
import { ROWS_PER_PAGE } from '#contract/imports/import-file.ts'
import type { Tx } from '../../db/connection.ts'
import type { HandlerContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { badRowsFile } from './bad-rows.ts'
import { readingOf } from './decide.ts'
import type { Family } from './family.ts'
import { findImport } from './find-import.ts'
import { fileTexts as texts } from './texts.es.ts'
import { type StoredProblem, type StoredRow, wireRow } from './wire-import.ts'

type RowKind = 'nueva' | 'cambia' | 'baja' | 'regresa' | 'igual' | 'error'

export interface FamilyRows<Problem extends StoredProblem> {
  find: (
    tx: Tx,
    which: SQL | undefined,
    page?: { from: number; most: number },
  ) => Promise<StoredRow<Problem>[]>
  columnOf: (problem: Problem, fields: readonly string[]) => number
  sentenceOf: (problem: Problem) => string
}

/** Lists none during the check, whose results are incomplete. */
export async function listRows<Problem extends StoredProblem>(
  family: Family,
  { find, columnOf }: FamilyRows<Problem>,
  { id, kind, page }: { id: number; kind: RowKind; page: number },
  context: HandlerContext<unknown>,
) {
  const { rows } = family.tables
  const run = await findImport(family, context, id)
  if (run.state === 'checking') return { status: 'OK' as const, data: [], total: 0 }
  const isWanted = and(eq(rows.importId, id), eq(rows.kind, kind))
  const from = (page - 1) * ROWS_PER_PAGE
  const found = await find(context.tx, isWanted, { from, most: ROWS_PER_PAGE })
  const fields = run.columns.map(({ field }) => field)
  const days = readingOf(family, run)
  const data = found.map((row) => wireRow(row, days, (problem) => columnOf(problem, fields)))
  return { status: 'OK' as const, data, total: await context.tx.$count(rows, isWanted) }
}

export async function downloadErrors<Problem extends StoredProblem>(
  family: Family,
  { find, columnOf, sentenceOf }: FamilyRows<Problem>,
  { id }: { id: number },
  context: HandlerContext<unknown>,
) {
  const { rows } = family.tables
  const run = await findImport(family, context, id)
  if (run.state === 'checking') throw new WireFault('ERROR', texts.notReady)
  const isBad = and(eq(rows.importId, id), eq(rows.kind, 'error'))
  const found = await find(context.tx, isBad)
  if (found.length === 0) throw new WireFault('ERROR', texts.noErrors)
  const fields = run.columns.map(({ field }) => field)
  const columnIn = (problem: Problem) => columnOf(problem, fields)
  return { status: 'OK' as const, ...badRowsFile(run, found, readingOf(family, run), columnIn, sentenceOf) }
}
