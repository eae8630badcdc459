import { and, eq, type SQL } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import type { ArrivalRow } from './receive-arrival.ts'
import { DISCARDED } from '../import-file/arrivals.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/** What a program is told of a file of rows that it has brought: how it stands, and counts. */
export interface WireDataArrival {
  id: number
  clase: DataKindName
  archivo: string
  quien: string
  llego: string
  fin: string
  estado: DataArrivalState
  motivo: string
  filas: number
  nuevas: number
  cambian: number
  iguales: number
  errores: number
  porImportar: number
  hechas: number
}

export type DataArrivalState =
  | 'en-cola'
  | 'revisando'
  | 'espera'
  | 'importando'
  | 'detenida'
  | 'terminada'
  | 'rechazada'
  | 'descartada'

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

/** null: there is none of that kind, or another key has brought it. */
export async function lookAtArrival(
  db: Database,
  { kind, id, keyId }: { kind: DataKindName; id: number; keyId: number },
): Promise<WireDataArrival | null> {
  const isOwn = and(eq(dataArrivals.id, id), eq(dataArrivals.kind, kind), eq(dataArrivals.keyId, keyId))
  const [found] = await findArrivals(db, isOwn, 1)
  return found ? wireArrival(found) : null
}

export function wireArrival(found: Arrived): WireDataArrival {
  const { arrival, run, source } = found
  const counts = arrival.counts ?? run?.counts ?? {}
  return {
    id: arrival.id,
    clase: arrival.kind,
    archivo: arrival.fileName,
    quien: source ?? '',
    llego: arrival.arrivedAt.toISOString(),
    fin: arrival.finishedAt?.toISOString() ?? '',
    estado: stateOf(found),
    motivo: reasonOf(found),
    filas: run?.rows ?? 0,
    nuevas: counts.nueva ?? 0,
    cambian: counts.cambia ?? 0,
    iguales: counts.igual ?? 0,
    errores: counts.error ?? 0,
    porImportar: run?.wanted ?? 0,
    hechas: run?.done ?? 0,
  }
}

function stateOf({ arrival, run }: Arrived): DataArrivalState {
  if (arrival.refusal === DISCARDED) return 'descartada'
  if (arrival.refusal !== null) return 'rechazada'
  if (arrival.finishedAt !== null) return 'terminada'
  if (arrival.fileKey !== null) return 'en-cola'
  // Its import is gone, and the next turn says so of it (take-arrivals.ts).
  if (run === null) return 'descartada'
  const states = {
    arriving: 'revisando',
    checking: 'revisando',
    ready: 'espera',
    running: 'importando',
    stopped: 'detenida',
    done: 'terminada',
    gone: 'descartada',
  } as const
  return states[run.state]
}

function reasonOf({ arrival, run }: Arrived): string {
  if (arrival.refusal !== null) return texts.problemOf(arrival.refusal)
  const isHeld = arrival.finishedAt === null && (run?.state === 'ready' || run?.state === 'stopped')
  return isHeld && run.waitsFor ? dataWaitSentences[run.waitsFor] : ''
}
