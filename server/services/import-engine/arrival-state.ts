import type { dataImports } from '../../db/schema/imports/data-import.ts'
import type { peopleImports } from '../../db/schema/imports/people-import.ts'
import { type ArrivalRow, DISCARDED } from './arrivals.ts'

/** States of an unattended data file in the contract. */
export type ArrivalState =
  | 'en-cola'
  | 'revisando'
  | 'espera'
  | 'importando'
  | 'detenida'
  | 'terminada'
  | 'rechazada'
  | 'descartada'

/** Fields of an import that are sent to the program that sent its file. */
type Run = Pick<
  (typeof peopleImports | typeof dataImports)['$inferSelect'],
  'state' | 'rows' | 'counts' | 'wanted' | 'done'
>

export function arrivalState(arrival: ArrivalRow, run: Pick<Run, 'state'> | null): ArrivalState {
  if (arrival.refusal === DISCARDED) return 'descartada'
  if (arrival.refusal !== null) return 'rechazada'
  if (arrival.finishedAt !== null) return 'terminada'
  if (arrival.fileKey !== null) return 'en-cola'
  // The import was deleted; the next run stores that state (endDiscarded).
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

/** Returns a file's name, source, times and row counts for the wire. */
export function wireOfArrival(arrival: ArrivalRow, run: Run | null, source: string | null) {
  const counts: Record<string, number> = arrival.counts ?? run?.counts ?? {}
  return {
    id: arrival.id,
    archivo: arrival.fileName,
    quien: source ?? '',
    llego: arrival.arrivedAt.toISOString(),
    fin: arrival.finishedAt?.toISOString() ?? '',
    filas: run?.rows ?? 0,
    nuevas: counts.nueva ?? 0,
    cambian: counts.cambia ?? 0,
    iguales: counts.igual ?? 0,
    errores: counts.error ?? 0,
    porImportar: run?.wanted ?? 0,
    hechas: run?.done ?? 0,
  }
}
