import { and, eq } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { dataImports } from '../../db/schema/imports/data-import.ts'
import type { Services } from '../../facilities/services.ts'
import { mayImport } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { dataTables, isVisible, lockImports } from '../import-engine/tables.ts'
import { dataImportTexts as texts } from './texts.es.ts'
import { isBuilt } from './writers.ts'

export type ImportRow = typeof dataImports.$inferSelect

export interface ImportParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'files' | 'background'>
}

/**
 * Checks that the user may import the kind. @param http status of the refusal; legacy calls use 200
 * @throws WireFault
 */
export function requireKind(user: User, kind: DataKindName, http = 403): void {
  if (!mayImport(user, kind) || !isBuilt(kind)) throw new WireFault('ERROR', ownDataTexts.otherImports, http)
}

/**
 * Finds an import. @throws WireFault if it is missing or of a kind that the user may not import;
 * the message does not reveal which
 */
export async function findImport(tx: Tx, user: User, id: number): Promise<ImportRow> {
  const [row] = await tx
    .select()
    .from(dataImports)
    .where(and(eq(dataImports.id, id), isVisible(dataTables)))
  if (!row || !mayImport(user, row.kind)) throw new WireFault('ERROR', texts.gone)
  return row
}

/**
 * Waits for a running step, then locks the import until the transaction ends.
 * @throws WireFault like findImport
 */
export async function holdImport(tx: Tx, user: User, id: number): Promise<ImportRow> {
  await lockImports(dataTables, tx)
  const [row] = await tx
    .select()
    .from(dataImports)
    .where(and(eq(dataImports.id, id), isVisible(dataTables)))
    .for('update')
  if (!row || !mayImport(user, row.kind)) throw new WireFault('ERROR', texts.gone)
  return row
}
