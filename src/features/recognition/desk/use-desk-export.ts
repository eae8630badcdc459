import { type DeskSearch, exportRecognitions } from '#contract/recognition/recognition-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFileMaking } from '#hooks/operations/use-file-making.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { texts as common } from '../texts.es.ts'
import { texts } from './texts.es.ts'

const loadSheet = lazyPart(() => import('./desk-sheet.ts'))

export function useDeskExport() {
  const { isBusy, make } = useFileMaking(() => wordsOf(texts).export.failed)
  const run = (search: DeskSearch) =>
    make(async () => {
      const words = wordsOf(texts)
      const { writeRecognitions } = await loadOrReload(loadSheet)
      const answer = await call(exportRecognitions, search)
      if (!answer.ok)
        return showSnack({ text: failureText(answer.failure, wordsOf(common).failure), tone: 'error' })
      const { data, hayMas } = answer.value
      if (data.length === 0) return showSnack({ text: words.export.nothing, tone: 'info' })
      downloadSheet(await writeRecognitions(data, words), words.export.file)
      const { cut, done } = words.export
      showSnack({
        text: (hayMas ? cut : done)(data.length),
        tone: 'success',
        ...(hayMas ? { ms: 8000 } : {}),
      })
    })
  return { isBusy, run }
}
