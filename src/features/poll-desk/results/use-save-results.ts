import type { PollResults } from '#contract/polls/poll-desk.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFileMaking } from '#hooks/operations/use-file-making.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { makeResultsFile } from './results-file.ts'
import { orderOf } from './results-order.ts'
import { texts } from './texts.es.ts'

export function useSaveResults() {
  const { isBusy, make } = useFileMaking(() => wordsOf(texts).export.failed)
  const save = (results: PollResults) =>
    make(async () => {
      const words = wordsOf(texts).export
      downloadSheet(await makeResultsFile(orderOf(results)), words.file(companyDate(serverNow())))
      showSnack({ text: words.done, tone: 'success' })
    })
  return { isBusy, save }
}
