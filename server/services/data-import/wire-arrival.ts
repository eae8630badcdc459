import { and, eq, type SQL } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import type { ArrivalRow } from './receive-arrival.ts'
import { type ArrivalState, arrivalState, wireOfArrival } from '../import-file/arrival-state.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/** Status of a data file for the program that sent it, with counts. */
export type WireDataArrival = ReturnType<typeof wireArrival>

export interface Arrived {
  arrival: ArrivalRow
  run: typeof dataImports.$inferSelect | null
  source: string | null
}

export async function findArrivals(
  db: Database | Tx,
  which: SQL | undefined,
  limit: number,
): Promise<Arrived[]> {
  return db
    .select({ arrival: dataArrivals, run: dataImports, source: importKeys.name })
    .from(dataArrivals)
    .leftJoin(dataImports, eq(dataImports.id, dataArrivals.importId))
    .leftJoin(importKeys, eq(importKeys.id, dataArrivals.keyId))
    .where(which)
    .orderBy(dataArrivals.id)
    .limit(limit)
}

/** Returns the status of a file; null if the kind has no such file, or another key sent it. */
export async function readArrival(
  db: Database,
  { kind, id, keyId }: { kind: DataKindName; id: number; keyId: number },
): Promise<WireDataArrival | null> {
  const isOwn = and(eq(dataArrivals.id, id), eq(dataArrivals.kind, kind), eq(dataArrivals.keyId, keyId))
  const [found] = await findArrivals(db, isOwn, 1)
  return found ? wireArrival(found) : null
}

export function wireArrival({ arrival, run, source }: Arrived) {
  const estado = arrivalState(arrival, run)
  return {
    ...wireOfArrival(arrival, run, source),
    clase: arrival.kind,
    estado,
    motivo: reasonOf(arrival, run, estado),
  }
}

function reasonOf(arrival: Arrived['arrival'], run: Arrived['run'], state: ArrivalState): string {
  if (arrival.refusal !== null) return texts.problemOf(arrival.refusal)
  const isHeld = state === 'espera' || state === 'detenida'
  return isHeld && run?.waitsFor ? dataWaitSentences[run.waitsFor] : ''
}
