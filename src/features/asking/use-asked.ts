import { useState } from 'react'
import { APPROVALS_PER_PAGE, listAsked, withdrawApproval } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { call } from '#core/transport/rpc.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useLateFailure } from '#hooks/operations/use-problem.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { isLost, sentFailure } from './sent-failure.ts'
import { texts } from './texts.es.ts'

export function useAsked() {
  const [page, turnTo] = usePage('')
  const answer = useOperation(listAsked, { pagina: page })
  const paged = usePaged(answer, APPROVALS_PER_PAGE)
  return { ...paged, page, turnTo, list: { at: answer.at, refresh: answer.refresh } }
}

/** Refetches after a request was sent or withdrawn. Days off also appear in their own list. */
export function useRefreshAsked() {
  return useRefetch([listAsked, readIncidents])
}

/** Withdraws a request. A retry is safe, because the server accepts the same withdrawal twice. */
export function useWithdrawal(id: number, onEnd: () => void) {
  const words = useTexts(texts)
  const refresh = useRefreshAsked()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ title?: string; text: string } | null>(null)
  const showLate = useLateFailure()
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
      if (!showLate(text)) setProblem(isLost(answer.failure) ? { text } : { title, text })
    }
    await refresh()
  }
  return { isBusy, problem, withdraw: () => void withdraw() }
}
