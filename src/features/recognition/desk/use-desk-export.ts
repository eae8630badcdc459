import { useState } from 'react'
import { type DeskSearch, exportRecognitions } from '#contract/recognition/recognition-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { texts as common } from '../texts.es.ts'
import { texts } from './texts.es.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const loadSheet = lazyPart(() => import('./desk-sheet.ts'))

export function useDeskExport() {
  const [isBusy, setBusy] = useState(false)
  const run = async (search: DeskSearch) => {
    if (isBusy) return
    const words = wordsOf(texts)
    setBusy(true)
    try {
      const { writeRecognitions } = await loadOrReload(loadSheet)
      const answer = await call(exportRecognitions, search)
      if (!answer.ok)
        return showSnack({ text: failureText(answer.failure, wordsOf(common).failure), tone: 'error' })
      const { data, hayMas } = answer.value
      if (data.length === 0) return showSnack({ text: words.export.nothing, tone: 'info' })
      downloadFile(await writeRecognitions(data, words), words.export.file, TYPE)
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
