import { useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/dates.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { TRAINED_GROUP } from '#domain/temporary/process.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import type { Person } from '../parts/people.ts'
import { texts } from '../texts.es.ts'
import { makeStaffFile } from './staff-file.ts'
import type { SheetOrder, SheetRow } from './staff-sheet.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function rowOf({ row, facts, name, status, due, day }: Person): SheetRow {
  const { list, statuses, table, training } = wordsOf(texts)
  const isOpening = due?.kind === 'opens'
  return {
    texts: [row.emplid, name, ...[row.DESCR, row.descr1, row.Area].map(sentenceCase)],
    days: row.DIAS,
    after: [
      sentenceCase(row.grupo_Trabajo),
      row.grupo_Trabajo !== TRAINED_GROUP ? training.none : facts.isTrained ? training.yes : training.no,
      statuses[status],
      row.revision > 1 ? sentenceCase(list.extended(row.revision - 1)) : table.notExtended,
      properName(row.responsable ?? ''),
    ],
    dates: isOpening ? [day, ''] : ['', day],
  }
}

/** What the sheet says, and of whom. */
export function orderOf(people: readonly Person[]): SheetOrder {
  const words = wordsOf(texts)
  const { table } = words
  return {
    sheet: words.export.sheet,
    columns: [
      table.number,
      table.name,
      table.position,
      table.department,
      table.area,
      table.days,
      table.group,
      table.training,
      table.status,
      table.extension,
      words.export.leader,
      words.export.opens,
      words.export.due,
    ],
    rows: people.map(rowOf),
  }
}

/** The people in sight as a spreadsheet in the system's downloads, without a network, too. */
export function useExport() {
  const [isBusy, setBusy] = useState(false)
  const run = async (people: readonly Person[]) => {
    const words = wordsOf(texts).export
    setBusy(true)
    try {
      const file = await makeStaffFile(orderOf(people))
      downloadFile(file, words.file(companyDate(serverNow())), TYPE)
      showSnack({ text: words.done(people.length), tone: 'success' })
    } catch {
      // The writer could not be fetched, or the browser can't make the file.
      showSnack({ text: words.failed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
