import { useState } from 'react'
import { APPROVAL_FORM } from '#domain/requests/request-forms.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { answersFor, type FitAnswers } from '#pieces/candidates/fit-fields.tsx'
import { keyOf, type Pending } from '#models/approvals/pending.ts'

interface Kept {
  reason?: string
  place?: string
  fit?: FitAnswers
}

export interface Typed {
  reason: string
  /** Place where the requester picks up a letter; '' for all other items. */
  place: string
  /** Answers of a fit assessment; empty for all other items. */
  fit: FitAnswers
  isReady: boolean
  change: (change: Kept) => void
  flush: () => Promise<void>
  forget: () => void
}

/** Keeps an item's typed reason, place and fit answers on this device until its decision is sent. */
export function useTyped(item: Pending): Typed {
  const draft = useDraft<Kept>(APPROVAL_FORM, keyOf(item))
  const [typed, setTyped] = useState<Kept>({})
  const values = { ...draft.values, ...typed }
  const asked = item.more?.detalle
  return {
    reason: values.reason ?? '',
    place: values.place ?? '',
    fit: asked?.clase === 'apego' ? answersFor(asked.requisitos, values.fit) : [],
    isReady: draft.isReady,
    change: (change) => {
      const next = { ...values, ...change }
      setTyped(next)
      draft.save(next)
    },
    flush: draft.flush,
    forget: () => void forgetDraft(APPROVAL_FORM, keyOf(item)),
  }
}
