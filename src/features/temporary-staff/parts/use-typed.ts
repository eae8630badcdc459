import { useState } from 'react'
import type { Collaborator } from '#contract/evaluations/temporary-staff.ts'
import { STAFF_FORM } from '#domain/requests/request-forms.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'

export interface Typed {
  extension?: { months: 1 | 2 | 3; reason: string }
  removal?: string
  plant?: string
  evaluators?: { peers: Collaborator[]; clients: Collaborator[] }
}

/**
 * Stores typed values on the device until the server has accepted them.
 * @param path address where the draft is continued
 */
export function useTyped(path: string) {
  const draft = useDraft<Typed>(STAFF_FORM, path)
  const [typed, setTyped] = useState<Typed | null>(null)
  const values = typed ?? draft.values ?? {}
  const change = (part: Typed) => {
    const next = { ...values, ...part }
    setTyped(next)
    draft.save(next)
  }
  const forget = async (key: keyof Typed) => {
    const { [key]: _, ...rest } = values
    setTyped(rest)
    if (Object.keys(rest).length === 0) await forgetDraft(STAFF_FORM, path)
    else draft.save(rest)
  }
  return { isReady: draft.isReady, values, change, forget }
}
export type TypedHandle = ReturnType<typeof useTyped>
