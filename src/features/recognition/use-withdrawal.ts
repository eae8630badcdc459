import { useState } from 'react'
import { WITHDRAWAL_FORM } from '#domain/requests/request-forms.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'

/** Stores the reason of a withdrawal on the author's device until the server has accepted the withdrawal. */
export function useWithdrawalReason(id: number) {
  const step = String(id)
  const { values, save, flush, canKeep } = useDraft<{ text: string }>(WITHDRAWAL_FORM, step)
  const [typed, setTyped] = useState<string | null>(null)
  const forget = () => {
    setTyped('')
    void forgetDraft(WITHDRAWAL_FORM, step)
  }
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '') void forgetDraft(WITHDRAWAL_FORM, step)
    else save({ text })
  }
  return { text: typed ?? values?.text ?? '', change, forget, flush: () => void flush(), canKeep }
}
