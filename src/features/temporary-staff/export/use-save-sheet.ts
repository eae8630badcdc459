import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFileMaking } from '#hooks/operations/use-file-making.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { texts } from '../texts.es.ts'
import { makeStaffFile } from './staff-file.ts'
import type { SheetOrder } from './staff-sheet.ts'

export function useSaveSheet() {
  const { isBusy, make } = useFileMaking(() => wordsOf(texts).export.failed)
  /** @param nameOf returns the file name for a day */
  const save = (orderOf: () => SheetOrder, nameOf: (day: string) => string) =>
    make(async () => {
      const order = orderOf()
      downloadSheet(await makeStaffFile(order), nameOf(companyDate(serverNow())))
      showSnack({ text: wordsOf(texts).export.done(order.rows.length), tone: 'success' })
    })
  return { isBusy, save }
}
