import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { type ImportKind, isDataKind } from '#domain/import-file/import-kinds.ts'
import type { Database, Tx } from '../../db/connection.ts'
import {
  dataArrivals,
  dataImportRows,
  dataImports,
  dataSources,
} from '../../db/schema/imports/data-import.ts'
import {
  peopleArrivals,
  peopleImportRows,
  peopleImports,
  peopleSources,
} from '../../db/schema/imports/people-import.ts'

/** `lock` is an advisory lock: across all server instances, one import starts or runs a step at a time. */
export const peopleTables = {
  imports: peopleImports,
  rows: peopleImportRows,
  arrivals: peopleArrivals,
  sources: peopleSources,
  lock: 7_304_144,
} as const

export const dataTables = {
  imports: dataImports,
  rows: dataImportRows,
  arrivals: dataArrivals,
  sources: dataSources,
  lock: 7_304_145,
} as const

export type Tables = typeof peopleTables | typeof dataTables
export type Arrivals = Tables['arrivals']
export type ArrivalRow = Arrivals['$inferSelect']
export type PeopleRun = (typeof peopleTables.imports)['$inferSelect']
export type DataRun = (typeof dataTables.imports)['$inferSelect']
export type ImportRow = PeopleRun | DataRun

export function isOfKind(
  table: Tables['imports' | 'arrivals' | 'sources'],
  kind: ImportKind,
): SQL | undefined {
  return 'kind' in table && isDataKind(kind) ? eq(table.kind, kind) : undefined
}

export const ofKind = (kind: ImportKind) => (isDataKind(kind) ? { kind } : {})

export const kindOf = (row: ImportRow | ArrivalRow): ImportKind => ('kind' in row ? row.kind : 'personas')

export async function lockImports({ lock }: Pick<Tables, 'lock'>, tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}

export const isVisible = ({ imports }: Tables) => notInArray(imports.state, ['arriving', 'gone'])

export const isOpen = ({ imports }: Tables) => notInArray(imports.state, ['arriving', 'done', 'gone'])

/**
 * Returns the kind's unfinished import, otherwise its newest import. A kind has at most one unfinished
 * import. After simultaneous uploads, the unfinished import may not have the highest id.
 */
export async function lastImport(
  tx: Database | Tx,
  tables: Tables,
  kind: ImportKind,
): Promise<ImportRow | null> {
  const { imports } = tables
  const [found] = await tx
    .select({ run: imports })
    .from(imports)
    .where(and(isOfKind(imports, kind), isVisible(tables)))
    .orderBy(eq(imports.state, 'done'), desc(imports.id))
    .limit(1)
  return found?.run ?? null
}
