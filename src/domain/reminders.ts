import { addDays } from './dates.ts'

/** An express certification lasts at most one week (spec 001 §9, CERT-04). */
const EXPRESS_DAYS = 7

/** The position shown is `puesto` when present, otherwise `nombrePuesto` (CERT-03); '' when neither is. */
export function positionOf(request: {
  puesto?: string | null | undefined
  nombrePuesto?: string | null | undefined
}): string {
  return request.puesto?.trim() || request.nombrePuesto?.trim() || ''
}

/** Its last day: the one that is written, never later than a week after its first (CERT-04). */
export function expressEnd(start: string, end: string): string {
  const latest = addDays(start, EXPRESS_DAYS)
  return end < latest ? end : latest
}

/** After the week the leader must ask for a permanent one (CERT-05). */
export function isPermanentDue(start: string, end: string, today: string): boolean {
  return today > expressEnd(start, end)
}

export interface PtuDays {
  dias_periodo: number
  faltas: number
  permisos_sin_goce: number
  incapacidad: number
}

/** BR-32: days that count; permits with pay count as worked, work-risk illness is the server's to decide (G-27). */
export function ptuTotal(row: PtuDays): number {
  return row.dias_periodo - row.faltas - row.permisos_sin_goce - row.incapacidad
}
