import { and, asc, eq } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import type { Family } from './family.ts'
import { type ImportRow, isOfKind, lastImport } from './tables.ts'

/** Facts about an import that its row lacks. */
export interface Around {
  /** Whether the file came from a program or the folder. */
  isBrought: boolean
  /**
   * Number of rows with errors, also of those that the import itself refused. Zero during the check, because
   * partial counts would mislead.
   */
  errors: number
}

/** Returns the latest import of a kind, and the sources with remembered columns. */
export async function readState<Wire>(
  { tables }: Family,
  tx: Tx,
  kind: ImportKind,
  family: { toWire(run: ImportRow, around: Around): Promise<Wire> },
) {
  const { rows, arrivals, sources } = tables
  const run = await lastImport(tx, tables, kind)
  const named = await tx
    .select({ name: sources.name })
    .from(sources)
    .where(isOfKind(sources, kind))
    .orderBy(asc(sources.name))
  const origenes = named.map(({ name }) => name)
  if (run === null) return { status: 'OK' as const, actual: null, origenes }
  const isBad = and(eq(rows.importId, run.id), eq(rows.kind, 'error'))
  const around = {
    isBrought: (await tx.$count(arrivals, eq(arrivals.importId, run.id))) > 0,
    errors: run.state === 'checking' ? 0 : await tx.$count(rows, isBad),
  }
  return { status: 'OK' as const, actual: await family.toWire(run, around), origenes }
}
