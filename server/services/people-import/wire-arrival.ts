import { and, eq, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connect.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import { DISCARDED } from '../import-file/arrivals.ts'
import { importTexts as texts } from './texts.es.ts'

/** What a program is told of a file of people that it has brought: how it stands, and counts. */
export interface WireArrival {
  id: number
  archivo: string
  quien: string
  llego: string
  fin: string
  estado: ArrivalState
  motivo: string
  filas: number
  nuevas: number
  cambian: number
  bajas: number
  regresan: number
  iguales: number
  errores: number
  porImportar: number
  hechas: number
}

export type ArrivalState =
  | 'en-cola'
  | 'revisando'
  | 'espera'
  | 'importando'
  | 'detenida'
  | 'terminada'
  | 'rechazada'
  | 'descartada'

export interface Arrived {
  arrival: typeof peopleArrivals.$inferSelect
  run: typeof peopleImports.$inferSelect | null
  source: string | null
}

export async function findArrivals(
  db: Database | Tx,
  which: SQL | undefined,
  limit: number,
): Promise<Arrived[]> {
  return db
    .select({ arrival: peopleArrivals, run: peopleImports, source: importKeys.name })
    .from(peopleArrivals)
    .leftJoin(peopleImports, eq(peopleImports.id, peopleArrivals.importId))
    .leftJoin(importKeys, eq(importKeys.id, peopleArrivals.keyId))
    .where(which)
    .orderBy(peopleArrivals.id)
    .limit(limit)
}

/** null: there is none, or another key has brought it. */
export async function lookAtArrival(db: Database, id: number, keyId: number): Promise<WireArrival | null> {
  const isOwn = and(eq(peopleArrivals.id, id), eq(peopleArrivals.keyId, keyId))
  const [found] = await findArrivals(db, isOwn, 1)
  return found ? wireArrival(found) : null
}

export function wireArrival({ arrival, run, source }: Arrived): WireArrival {
  const counts = arrival.counts ?? run?.counts ?? {}
  return {
    id: arrival.id,
    archivo: arrival.fileName,
    quien: source ?? '',
    llego: arrival.arrivedAt.toISOString(),
    fin: arrival.finishedAt?.toISOString() ?? '',
    estado: stateOf({ arrival, run, source }),
    motivo: reasonOf({ arrival, run, source }),
    filas: run?.rows ?? 0,
    nuevas: counts.nueva ?? 0,
    cambian: counts.cambia ?? 0,
    bajas: counts.baja ?? 0,
    regresan: counts.regresa ?? 0,
    iguales: counts.igual ?? 0,
    errores: counts.error ?? 0,
    porImportar: run?.wanted ?? 0,
    hechas: run?.done ?? 0,
  }
}

export function stateOf({ arrival, run }: Arrived): ArrivalState {
  if (arrival.refusal === DISCARDED) return 'descartada'
  if (arrival.refusal !== null) return 'rechazada'
  if (arrival.finishedAt !== null) return 'terminada'
  if (arrival.fileKey !== null) return 'en-cola'
  // Its import is gone, and the next turn says so of it (take-arrivals.ts).
  if (run === null) return 'descartada'
  if (run.state === 'ready') return run.isByItself && run.waitsFor === null ? 'revisando' : 'espera'
  const states = {
    arriving: 'revisando',
    checking: 'revisando',
    running: 'importando',
    stopped: 'detenida',
    done: 'terminada',
    gone: 'descartada',
  } as const
  return states[run.state]
}

function reasonOf({ arrival, run, source }: Arrived): string {
  if (arrival.refusal !== null) return texts.problemOf(arrival.refusal)
  const state = stateOf({ arrival, run, source })
  if (state !== 'espera' && state !== 'detenida') return ''
  return run?.waitsFor ? texts.waitsFor[run.waitsFor] : ''
}
