import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { TRAINED_GROUP } from '#domain/temporary/process.ts'
import { wordsOf } from '#i18n/texts.ts'
import type { Person } from '../parts/people.ts'
import { statusNameOf } from '../parts/status-name.ts'
import { texts } from '../texts.es.ts'
import type { SheetOrder, SheetRow } from './staff-sheet.ts'

function rowOf({ row, facts, name, status, statusName, due, day }: Person): SheetRow {
  const { list, table, training } = wordsOf(texts)
  const isOpening = due?.kind === 'opens'
  return {
    texts: [row.emplid, name, ...[row.DESCR, row.descr1, row.Area].map(sentenceCase)],
    count: row.DIAS,
    after: [
      sentenceCase(row.grupo_Trabajo),
      row.grupo_Trabajo !== TRAINED_GROUP ? training.none : facts.isTrained ? training.yes : training.no,
      statusNameOf(status, statusName),
      row.revision > 1 ? sentenceCase(list.extended(row.revision - 1)) : table.notExtended,
      properName(row.responsable ?? ''),
    ],
    dates: isOpening ? [day, ''] : ['', day],
  }
}

export function orderOf(people: readonly Person[]): SheetOrder {
  const words = wordsOf(texts)
  const { table } = words
  return {
    sheet: words.export.sheet,
    columns: [
      [table.number, 10],
      [table.name, 34],
      [table.position, 28],
      [table.department, 26],
      [table.area, 22],
      [table.days, 12],
      [table.group, 26],
      [table.training, 14],
      [table.status, 20],
      [table.extension, 18],
      [words.export.leader, 28],
      [words.export.opens, 12],
      [words.export.due, 12],
    ],
    rows: people.map(rowOf),
  }
}
