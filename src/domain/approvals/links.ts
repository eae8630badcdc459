import { addDays } from '../dates.ts'
import type { ApprovalKind } from './kinds.ts'

/** Days that a link lives, the first one included; it ends with its item before that. */
const LIFE_DAYS = 7
/** What is asked about a day that has gone by may be decided all the same. */
const OUTLIVES_ITS_DAY: readonly ApprovalKind[] = ['incidencia', 'tiempo_extra', 'vacante']

interface Item {
  kind: ApprovalKind
  toDay: string | null
}

/** The last day of a link that is made `today`, to decide (no later than the day that is asked for). */
export function lastDayToDecide({ kind, toDay }: Item, today: string): string {
  const last = addDays(today, LIFE_DAYS - 1)
  return toDay !== null && toDay < last && !OUTLIVES_ITS_DAY.includes(kind) ? toDay : last
}

/** Of one that is shown at the gate: as long as what it shows. */
export function lastDayToShow({ toDay }: Item, today: string): string {
  return toDay ?? addDays(today, LIFE_DAYS - 1)
}

/** The instant (ms) at which that day of the company is over; central Mexico keeps no summer time (dates.ts). */
export function endOfDay(day: string): number {
  return Date.parse(`${addDays(day, 1)}T00:00:00-06:00`)
}

/**
 * Addresses of the spec (ROUTE-13 … 24). The key alone says what a link is for: what stands beside it is the item's number,
 * which nobody reads. In the address of overtime, which has no place of its own for a key, the key is the `folio`.
 */
const PATHS: Record<ApprovalKind, (key: string, id: number) => string> = {
  vacante: (key, id) => `/AutorizaVacantes/${key}/${id}`,
  incidencia: (key, id) => `/AutorizaIncidencia/${key}/${id}`,
  visita: (key) => `/AutorizaVisita/${key}`,
  descanso_laborado: (key, id) => `/AutorizaDescansoLaborado/${key}/${id}/1`,
  ingreso_material: (key, id) => `/IngresoDeMaterial/${key}/${id}`,
  pase_salida: (key, id) => `/AutorizaPaseDeSalida/${key}/${id}/1`,
  pase_ingreso: (key, id) => `/AutorizaPaseDeIngreso/${key}/${id}/1`,
  tiempo_extra: (key) => `/AutorizaTE/${key}/1/`,
  apego: (key, id) => `/ApegoPerfil/${key}/${id}`,
  candidato: (key, id) => `/AutorizaCandidato/${key}/${id}`,
}

/** From '#' on: a browser keeps what follows it to itself, so the key comes into no server's log. */
export function linkAddress(kind: ApprovalKind, key: string, id: number): string {
  return `#${PATHS[kind](key, id)}`
}

/** To the person themselves (ROUTE-18, ROUTE-20): the offer, and making the account. */
export function candidateLinkAddress(what: 'oferta' | 'registro', key: string, id: number): string {
  return what === 'oferta' ? `#/AutorizaOferta/${key}/${id}/1` : `#/RegistoDeCandidatos/${key}/1/${id}`
}
