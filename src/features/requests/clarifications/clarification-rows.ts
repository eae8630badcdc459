import type { Clarification } from '#contract/requests/clarifications.ts'
import { formatDate } from '#domain/time/dates.ts'
import { canRateClarification, isUnrated, periodLabel } from '#domain/requests/clarifications.ts'
import { specialPeriods } from '#domain/requests/clarification-texts.ts'
import { containsWords } from '#domain/text/fold.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'

export interface WaitingRating {
  level: number
}

export interface ClarificationRow {
  id: number
  person: string
  date: string
  period: string
  code: string
  reason: string
  isOpen: boolean
  state: string
  /** True for a closed clarification without a rating (CLAR-19 … 21). A rejected rating does not count. */
  canRate: boolean
  /** Rating from this device or the server, or null. */
  level: number | null
  rating: WaitingRequest<WaitingRating> | null
  asked: string
  answered: string | null
  /** Identifies the rated answer. A company's own host may send none. */
  mark: Clarification['respuesta']
}

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

/** Returns the period's code. A special code gets the year from the end of `periodo`. */
function codeOf({ FIN_CADPER, periodo }: Clarification): string {
  const code = String(FIN_CADPER).trim()
  const year = /\d{4}$/.exec(periodo.trim())?.[0]
  return Object.hasOwn(specialPeriods, code) && year ? `${code}-${year}` : code
}

/** Returns the rows that contain all wanted words; accents are ignored (CLAR-04). */
export function findRows(rows: readonly ClarificationRow[], wanted: string): ClarificationRow[] {
  return rows.filter((row) =>
    containsWords(
      [row.id, row.person, row.date, row.period, row.reason, row.state, row.asked, row.answered ?? ''].join(
        ' ',
      ),
      wanted.trim(),
    ),
  )
}
