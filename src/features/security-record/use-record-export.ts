import { useState } from 'react'
import { type EventSearch, exportEvents } from '#contract/identity/security-record.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { texts } from './texts.es.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const loadSheet = lazyPart(() => import('./record-sheet.ts'))

/** The server records each export. */
export function useRecordExport() {
  const [isBusy, setBusy] = useState(false)
  const run = async (search: EventSearch) => {
    const words = wordsOf(texts)
    setBusy(true)
    try {
      // Loaded first: without the writer, nothing is requested and no export is recorded.
      const { writeRecord } = await loadOrReload(loadSheet)
      const answer = await call(exportEvents, search)
      if (!answer.ok) {
        return showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
      }
      const { data, hayMas } = answer.value
      if (data.length === 0) return showSnack({ text: words.export.nothing, tone: 'info' })
      downloadFile(await writeRecord(data, words), words.export.file, TYPE)
      const { cut, done } = words.export
      showSnack({
        text: (hayMas ? cut : done)(data.length),
        tone: 'success',
        ...(hayMas ? { ms: 8000 } : {}),
      })
    } catch {
      // Fetching the chunk or creating the file failed.
      showSnack({ text: words.export.failed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
