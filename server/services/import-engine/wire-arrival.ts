import { and, eq, type SQL } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { DISCARDED } from './arrivals.ts'
import type { Family } from './family.ts'
import { type ArrivalRow, type ImportRow, isOfKind, kindOf } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'

type ArrivalState =
  | 'en-cola'
  | 'revisando'
  | 'espera'
  | 'importando'
  | 'detenida'
  | 'terminada'
  | 'rechazada'
  | 'descartada'

export type WireArrival = ReturnType<typeof wireArrival>

export interface Arrived {
  arrival: ArrivalRow
  run: ImportRow | null
  /** Name of the key that sent the file; null for the folder. */
  source: string | null
}

export async function findArrival(
  db: Database | Tx,
  { tables: { arrivals, imports } }: Family,
  which: SQL | undefined,
): Promise<Arrived | null> {
  const [found] = await db
    .select({ arrival: arrivals, run: imports, source: importKeys.name })
    .from(arrivals)
    .leftJoin(imports, eq(imports.id, arrivals.importId))
    .leftJoin(importKeys, eq(importKeys.id, arrivals.keyId))
    .where(which)
    .orderBy(arrivals.id)
    .limit(1)
  return found ?? null
}

/** Returns a file's status. Returns null if the kind has no such file, or another key sent the file. */
export async function readArrival(
  db: Database,
  family: Family,
  { kind, id, keyId }: { kind: ImportKind; id: number; keyId: number },
): Promise<WireArrival | null> {
  const { arrivals } = family.tables
  const isOwn = and(eq(arrivals.id, id), isOfKind(arrivals, kind), eq(arrivals.keyId, keyId))
  const found = await findArrival(db, family, isOwn)
  return found && wireArrival(family, found)
}

export function wireArrival(family: Family, { arrival, run, source }: Arrived) {
  const counts: Record<string, number> = arrival.counts ?? run?.counts ?? {}
  const estado = stateOf(arrival, run)
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
    estado,
    motivo: reasonOf(family, arrival, run, estado),
    ...family.extraState(kindOf(arrival), counts),
  }
}

function stateOf(arrival: ArrivalRow, run: ImportRow | null): ArrivalState {
  if (arrival.refusal === DISCARDED) return 'descartada'
  if (arrival.refusal !== null) return 'rechazada'
  if (arrival.finishedAt !== null) return 'terminada'
  if (arrival.fileKey !== null) return 'en-cola'
  // The import was deleted; the next run stores this state (finishDiscarded).
  if (run === null) return 'descartada'
  // The job has not decided yet whether the import may start (decide.ts).
  if (run.state === 'ready' && run.isByItself && run.waitsFor === null) return 'revisando'
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

function reasonOf(
  family: Family,
  { refusal }: ArrivalRow,
  run: ImportRow | null,
  state: ArrivalState,
): string {
  if (refusal !== null) return texts.problemOf(refusal)
  const isHeld = state === 'espera' || state === 'detenida'
  return isHeld && run?.waitsFor ? family.waitSentence(run.waitsFor, run.counts) : ''
}

/** Returns the lines of an email or a report: file name and counts, without personal data. */
export function summaryOf(family: Family, found: Arrived): string[] {
  const arrival = wireArrival(family, found)
  const isRefused = arrival.estado === 'rechazada' || arrival.estado === 'descartada'
  return [
    arrival.archivo,
    ...(arrival.motivo === '' ? [] : [arrival.motivo]),
    ...(isRefused ? [] : [family.countsLine(arrival)]),
  ]
}
