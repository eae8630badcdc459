import type { Clarification } from '#contract/clarifications.ts'
import { formatDate } from '#domain/dates.ts'
import { canRateClarification, isUnrated, periodLabel } from '#domain/clarifications.ts'
import { specialPeriods } from '#domain/clarification-texts.ts'
import { foundIn } from '#domain/fold.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'

/** A rating that waits on this device. */
export interface WaitingRating {
  level: number
}

/** One clarification as the list shows it. */
export interface ClarificationRow {
  id: number
  person: string
  date: string
  period: string
  /** Period code, as a request sends it. */
  code: string
  reason: string
  isOpen: boolean
  /** As the server says it. */
  state: string
  /** The button stands (CLAR-19 … 21). */
  canRate: boolean
  /** Given, here or elsewhere; null while there is none. */
  level: number | null
  /** The rating that waits on this device. */
  rating: WaitingRequest<WaitingRating> | null
  asked: string
  answered: string | null
  /** Which answer it is, as a rating gives it back; nothing on a company's host. */
  mark: Clarification['respuesta']
}

/** @param ratings by the number of what they rate */
export function clarificationRows(
  list: readonly Clarification[],
  ratings: ReadonlyMap<number, WaitingRequest<WaitingRating>>,
): ClarificationRow[] {
  return list.map((each) => {
    const rating = ratings.get(each.ID) ?? null
    const mayRate = canRateClarification(each.estatus, each.nivelSatisfaccion)
    const isUnderway = rating !== null && rating.state !== 'rejected'
    return {
      id: each.ID,
      person: String(each.Emplid),
      date: formatDate(each.fechaRegistro),
      period: periodLabel(each.FIN_CADPER, each.periodo),
      code: codeOf(each),
      reason: each.motivo,
      isOpen: each.estatus === 'Abierta',
      state: each.estatus,
      canRate: mayRate && !isUnderway,
      level:
        mayRate && isUnderway
          ? rating.values.level
          : isUnrated(each.nivelSatisfaccion)
            ? null
            : each.nivelSatisfaccion,
      rating: mayRate ? rating : null,
      asked: each.comentarioGral,
      answered: each.comentarioNominas,
      mark: each.respuesta,
    }
  })
}

/** As a payslip names it: special codes with the year that the text ends with. */
function codeOf({ FIN_CADPER, periodo }: Clarification): string {
  const code = String(FIN_CADPER).trim()
  const year = /\d{4}$/.exec(periodo.trim())?.[0]
  return Object.hasOwn(specialPeriods, code) && year ? `${code}-${year}` : code
}

/** By any of its columns, with and without accents (CLAR-04). */
export function findRows(rows: readonly ClarificationRow[], wanted: string): ClarificationRow[] {
  return rows.filter((row) =>
    foundIn(
      [row.id, row.person, row.date, row.period, row.reason, row.state, row.asked, row.answered ?? ''].join(
        ' ',
      ),
      wanted.trim(),
    ),
  )
}
