import { and, eq, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import { type ArrivalState, arrivalState, wireOfArrival } from '../import-file/arrival-state.ts'
import { importTexts as texts } from './texts.es.ts'

/** State and counts of a file, as sent to the program that uploaded it. */
export type WireArrival = ReturnType<typeof wireArrival>

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

/** Returns null when there is no such file, or when another key sent it. */
export async function readArrival(db: Database, id: number, keyId: number): Promise<WireArrival | null> {
  const isOwn = and(eq(peopleArrivals.id, id), eq(peopleArrivals.keyId, keyId))
  const [found] = await findArrivals(db, isOwn, 1)
  return found ? wireArrival(found) : null
}

export function wireArrival({ arrival, run, source }: Arrived) {
  const counts = arrival.counts ?? run?.counts ?? {}
  const estado = stateOf(arrival, run)
  return {
    ...wireOfArrival(arrival, run, source),
    estado,
    motivo: reasonOf(arrival, run, estado),
    bajas: counts.baja ?? 0,
    regresan: counts.regresa ?? 0,
  }
}

function stateOf(arrival: Arrived['arrival'], run: Arrived['run']): ArrivalState {
  const state = arrivalState(arrival, run)
  // The job has not decided yet whether the import may start (take-arrivals.ts).
  return state === 'espera' && run?.isByItself && run.waitsFor === null ? 'revisando' : state
}

function reasonOf(arrival: Arrived['arrival'], run: Arrived['run'], state: ArrivalState): string {
  if (arrival.refusal !== null) return texts.problemOf(arrival.refusal)
  const isHeld = state === 'espera' || state === 'detenida'
  return isHeld && run?.waitsFor ? texts.waitsFor[run.waitsFor] : ''
}
