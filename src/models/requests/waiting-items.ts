import { refusalText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { takeBack, type WaitingRequest } from './waiting-requests.ts'
import { waitingTexts } from './waiting-texts.es.ts'

export function waitingFields(row: WaitingRequest<unknown>) {
  return {
    key: row.form,
    state: row.state,
    isLacked: row.isLacked,
    isPutOff: row.isPutOff,
    reason: reasonOf(row),
    // takeBack shows why a request could not be withdrawn.
    onTakeBack: () => void withdraw(row),
  }
}

export function reasonOf(row: Pick<WaitingRequest<unknown>, 'message' | 'isUnexplained'>): string {
  const words = wordsOf(waitingTexts)
  return refusalText(row, words.unexplained, words.rejected)
}

export function showNews(news: WaitingRequest<unknown>, delivered: string): void {
  if (news.state === 'synced') showSnack({ text: delivered, tone: 'success' })
  else showSnack({ text: reasonOf(news), tone: 'error' })
}

async function withdraw(row: WaitingRequest<unknown>): Promise<void> {
  const words = wordsOf(waitingTexts)
  if ((await takeBack(row, words)) !== 'taken') return
  showSnack({ text: row.mayHaveArrived ? words.discardedLate : words.discarded, tone: 'info' })
}
