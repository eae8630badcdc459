import type { readProgress } from '#contract/evaluations/evaluations.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { wordsOf } from '#i18n/texts.ts'
import type { SheetOrder } from '../export/staff-sheet.ts'
import { progressTexts } from './texts.es.ts'

export type Progress = ResponseOf<typeof readProgress>['data']
export type Pending = Progress['pendientes'][number]

/** Returns YYYY-MM-DD in the company's time zone, or ''. */
export function remindedOn({ recordado }: Pending): string {
  return recordado === '' ? '' : companyDate(Date.parse(recordado))
}

export function pendingOrder(pending: readonly Pending[]): SheetOrder {
  const words = wordsOf(progressTexts)
  const { columns } = words
  return {
    sheet: words.sheet,
    columns: [
      [columns.number, 10],
      [columns.name, 34],
      [columns.department, 26],
      [columns.surveys, 11],
      [columns.mail, 14],
      [columns.due, 12],
      [columns.reminded, 12],
    ],
    rows: pending.map((one) => ({
      texts: [one.numero, properName(one.nombre), sentenceCase(one.departamento)],
      count: one.encuestas,
      after: [!one.tieneCuenta ? words.noAccountCell : one.tieneCorreo ? words.yes : words.no],
      dates: [one.vence, remindedOn(one)],
    })),
  }
}
