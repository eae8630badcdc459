import { useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { texts } from '../texts.es.ts'
import { makeStaffFile } from './staff-file.ts'
import type { SheetOrder } from './staff-sheet.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function useSaveSheet() {
  const [isBusy, setBusy] = useState(false)
  /** @param nameOf returns the file name for a day */
  const save = async (orderOf: () => SheetOrder, nameOf: (day: string) => string) => {
    if (isBusy) return
    const words = wordsOf(texts).export
    setBusy(true)
    try {
      const order = orderOf()
      downloadFile(await makeStaffFile(order), nameOf(companyDate(serverNow())), TYPE)
      showSnack({ text: words.done(order.rows.length), tone: 'success' })
    } catch {
      // Fetching the chunk or creating the file failed.
      showSnack({ text: words.failed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
