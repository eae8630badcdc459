import { type EventSearch, exportEvents } from '#contract/identity/security-record.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFileMaking } from '#hooks/operations/use-file-making.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { texts } from './texts.es.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

const loadSheet = lazyPart(() => import('./record-sheet.ts'))

/** The server records each export. */
export function useRecordExport() {
  const { isBusy, make } = useFileMaking(() => wordsOf(texts).export.failed)
  const run = (search: EventSearch) =>
    make(async () => {
      const words = wordsOf(texts)
      // Loaded first: without the writer, nothing is requested and no export is recorded.
      const { writeRecord } = await loadOrReload(loadSheet)
      const answer = await call(exportEvents, search)
      if (!answer.ok) {
        return showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
      }
      const { data, hayMas } = answer.value
      if (data.length === 0) return showSnack({ text: words.export.nothing, tone: 'info' })
      downloadSheet(await writeRecord(data, words), words.export.file)
      const { cut, done } = words.export
      showSnack({
        text: (hayMas ? cut : done)(data.length),
        tone: 'success',
        ...(hayMas ? { ms: 8000 } : {}),
      })
    })
  return { isBusy, run }
}
