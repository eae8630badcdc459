import { useState } from 'react'
import { APPROVALS_PER_PAGE, listAsked, withdrawApproval } from '#contract/approvals.ts'
import { readIncidents } from '#contract/incidents.ts'
import { call } from '#core/transport/rpc.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { isLost, sentFailure } from './sent-failure.ts'
import { texts } from './texts.es.ts'

/** What the person asked for, page by page; each page is kept on the device. */
export function useAsked() {
  const [page, turnTo] = usePage('')
  const answer = useOperation(listAsked, { pagina: page })
  return { ...usePaged(answer, APPROVALS_PER_PAGE), page, turnTo }
}

/** After something was asked for or withdrawn. Days off have a list of their own, too. */
export function useRefreshAsked() {
  return useAskAgain([listAsked, readIncidents])
}

/** Twice is once for the server, so it may be tapped again after an answer that was lost. */
export function useWithdrawal(id: number, onEnd: () => void) {
  const words = useTexts(texts)
  const refresh = useRefreshAsked()
  const [isBusy, setBusy] = useState(false)
  /** title: that it was not done, where that is known. */
  const [problem, setProblem] = useState<{ title?: string; text: string } | null>(null)
  const withdraw = async () => {
    const title = words.withdraw.failed
    if (!navigator.onLine) {
      onEnd()
      return setProblem({ title, text: words.failure.offline })
    }
    setBusy(true)
    setProblem(null)
    const answer = await call(withdrawApproval, { id })
    setBusy(false)
    onEnd()
    if (answer.ok) showSnack({ text: words.withdraw.done, tone: 'success' })
    else {
      const text = sentFailure(answer.failure, words)
      setProblem(isLost(answer.failure) ? { text } : { title, text })
    }
    // A refusal says that somebody was faster; without an answer the list tells how it stands.
    await refresh()
  }
  return { isBusy, problem, withdraw: () => void withdraw() }
}
