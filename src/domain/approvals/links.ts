import { addDays } from '../time/dates.ts'
import type { ApprovalKind } from './kinds.ts'

/**
 * Days that a link is valid, the first day included. A link to decide may end earlier, on its item's last
 * day. A link for the gate ends on its item's last day, if the item has one.
 */
const LIFE_DAYS = 7
const DECIDABLE_AFTER_DAY: readonly ApprovalKind[] = ['incidencia', 'tiempo_extra', 'vacante']

interface Item {
  kind: ApprovalKind
  toDay: string | null
}

export function lastDayToDecide({ kind, toDay }: Item, today: string): string {
  const last = addDays(today, LIFE_DAYS - 1)
  return toDay !== null && toDay < last && !DECIDABLE_AFTER_DAY.includes(kind) ? toDay : last
}

export function lastDayToShow({ toDay }: Item, today: string): string {
  return toDay ?? addDays(today, LIFE_DAYS - 1)
}

/** Returns the end of a company day in Unix milliseconds. Central Mexico has no daylight saving time. */
export function endOfDay(day: string): number {
  return Date.parse(`${addDays(day, 1)}T00:00:00-06:00`)
}

/**
 * Addresses of the spec (ROUTE-13 … 24). Only the key identifies a link; the item's number is never read. The
 * overtime address has no segment for a key, so its `folio` is the key. The address of a letter is the portal's own.
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
  carta: (key, id) => `/AutorizaCarta/${key}/${id}`,
}

/** Returns the address from '#' on. Browsers never send the fragment, so the key appears in no server log. */
export function linkAddress(kind: ApprovalKind, key: string, id: number): string {
  return `#${PATHS[kind](key, id)}`
}

/** Returns the address of a candidate's link (ROUTE-18, ROUTE-20): to the offer, or to the registration. */
export function candidateLinkAddress(what: 'oferta' | 'registro', key: string, id: number): string {
  return what === 'oferta' ? `#/AutorizaOferta/${key}/${id}/1` : `#/RegistoDeCandidatos/${key}/1/${id}`
}
