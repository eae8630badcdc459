import { useRef, useState } from 'react'
import { askApproval } from '#contract/approvals.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/dates.ts'
import { ASKING_FORM } from '#domain/request-forms.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { AskedKind, AskValues } from '#models/asking/ask-forms.ts'
import { type AskProblem, detailsOf, problemsOf } from '#models/asking/ask-values.ts'
import { sentFailure } from './sent-failure.ts'
import { texts } from './texts.es.ts'
import { useRefreshAsked } from './use-asked.ts'

/** Typed values, and the operation id of an unanswered request: resending the same values reuses it. */
export interface AskDraft {
  values: AskValues
  sent?: { what: string; id: string }
}

/** Manages one form's values, preview and sending; nothing is ever queued. */
export function useAsking(kind: AskedKind, draft: DraftHandle<AskDraft>) {
  const words = useTexts(texts)
  const refresh = useRefreshAsked()
  const [typed, setTyped] = useState<AskDraft>(draft.values ?? { values: {} })
  const [isLooking, setLooking] = useState(false)
  const [isSending, setSending] = useState(false)
  const isOnItsWay = useRef(false)
  const { told, tell, note, clear } = useFormErrors<AskProblem>()
  const keep = (next: AskDraft) => {
    draft.save(next)
    setTyped(next)
  }
  const keepNow = () => void draft.flush()
  const problemsNow = (values: AskValues) => problemsOf(kind, values, companyDate(serverNow()))

  const change = (part: AskValues) => {
    const values = { ...typed.values, ...part }
    keep({ ...typed, values })
    note(Object.keys(part), problemsNow(values))
  }
  const look = () => {
    const found = problemsNow(typed.values)
    // Stores the values first, so that the last half second of typing is not lost with the page.
    keepNow()
    if (found.length > 0) return tell(found)
    clear()
    setLooking(true)
  }
  const correct = () => setLooking(false)

  async function send(): Promise<void> {
    // Two quick taps can arrive before the next render.
    if (isOnItsWay.current) return
    if (!navigator.onLine) return tell([], words.failure.offline)
    const found = problemsNow(typed.values)
    if (found.length > 0) {
      setLooking(false)
      return tell(found)
    }
    isOnItsWay.current = true
    setSending(true)
    clear()
    const solicitud = detailsOf(kind, typed.values)
    const what = JSON.stringify(solicitud)
    const sent = typed.sent?.what === what ? typed.sent : { what, id: crypto.randomUUID() }
    keep({ ...typed, sent })
    // Stored before sending, so that a reloaded page reuses the same id.
    await draft.flush()
    const named = { solicitud, idOperacion: sent.id }
    const answer = await call(askApproval, named)
    isOnItsWay.current = false
    setSending(false)
    if (!answer.ok) {
      if (answer.failure.kind === 'rejected') {
        keep({ values: typed.values })
        setLooking(false)
      }
      return tell([], sentFailure(answer.failure, words))
    }
    await forgetDraft(ASKING_FORM, kind)
    void refresh()
    showSnack({ text: words.look.sent(answer.value.autoriza), tone: 'success' })
    navigate(paths.asking, { replace: true })
  }

  return {
    values: typed.values,
    change,
    told,
    isLooking,
    look,
    correct,
    isSending,
    send: () => void send(),
    keepNow,
  }
}

export type Asking = ReturnType<typeof useAsking>
