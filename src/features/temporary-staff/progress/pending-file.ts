import type { readProgress } from '#contract/evaluations.ts'
import type { ResponseOf } from '#contract/operation.ts'
import { companyDate } from '#domain/dates.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { wordsOf } from '#i18n/texts.ts'
import { makeStaffFile } from '../export/staff-file.ts'
import { progressTexts } from './texts.es.ts'

export type Progress = ResponseOf<typeof readProgress>['data']
export type Pending = Progress['pendientes'][number]

/** Who has not answered, for a spreadsheet. @throws when it can't be made */
export function makePendingFile(pending: readonly Pending[]): Promise<ArrayBuffer> {
  const words = wordsOf(progressTexts)
  const { columns } = words
  return makeStaffFile({
    sheet: words.sheet,
    columns: [
      columns.number,
      columns.name,
      columns.department,
      columns.surveys,
      columns.mail,
      columns.due,
      columns.reminded,
    ],
    rows: pending.map((one) => ({
      texts: [one.numero, properName(one.nombre), sentenceCase(one.departamento)],
      days: one.encuestas,
      after: [one.tieneCorreo ? words.yes : words.no],
      dates: [one.vence, one.recordado === '' ? '' : companyDate(Date.parse(one.recordado))],
    })),
  })
}
