import { addDays } from '../time/dates.ts'

/** Maximum length of an express certification: one week (spec 001 §9, CERT-04). */
const EXPRESS_DAYS = 7

/** Returns `puesto`, otherwise `nombrePuesto` (CERT-03), or '' without either. */
export function positionOf(request: {
  puesto?: string | null | undefined
  nombrePuesto?: string | null | undefined
}): string {
  return request.puesto?.trim() || request.nombrePuesto?.trim() || ''
}

/** Returns the last day: the given day, but at most a week after the first (CERT-04). */
export function expressEnd(start: string, end: string): string {
  const latest = addDays(start, EXPRESS_DAYS)
  return end < latest ? end : latest
}

/** The leader must then request a permanent certification (CERT-05). */
export function isPermanentDue(start: string, end: string, today: string): boolean {
  return today > expressEnd(start, end)
}

export interface PtuDays {
  dias_periodo: number
  faltas: number
  permisos_sin_goce: number
  incapacidad: number
}

/** Paid permits count as worked; the server decides about work-risk illness (G-27). */
export function ptuTotal(row: PtuDays): number {
  return row.dias_periodo - row.faltas - row.permisos_sin_goce - row.incapacidad
}
