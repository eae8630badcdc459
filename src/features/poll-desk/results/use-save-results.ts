import { useState } from 'react'
import type { PollResults } from '#contract/polls/poll-desk.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { makeResultsFile } from './results-file.ts'
import { orderOf } from './results-order.ts'
import { texts } from './texts.es.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function useSaveResults() {
  const [isBusy, setBusy] = useState(false)
  const save = async (results: PollResults) => {
    if (isBusy) return
    const words = wordsOf(texts).export
    setBusy(true)
    try {
      downloadFile(await makeResultsFile(orderOf(results)), words.file(companyDate(serverNow())), TYPE)
      showSnack({ text: words.done, tone: 'success' })
    } catch {
      // Fetching the chunk or creating the file failed.
      showSnack({ text: words.failed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
