import { useState } from 'react'
import { DESK_REASON_FORM } from '#domain/requests/request-forms.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from './texts.es.ts'

/** Typed reason, stored on the author's device until the author decides or discards the text. */
export interface ReasonDraft {
  text: string
  change: (text: string) => void
  forget: () => void
  canKeep: boolean
}

export function useReasonDraft(id: number): ReasonDraft {
  const step = String(id)
  const { values, save, canKeep } = useDraft<{ text: string }>(DESK_REASON_FORM, step)
  const [typed, setTyped] = useState<string | null>(null)
  const forget = () => {
    setTyped('')
    void forgetDraft(DESK_REASON_FORM, step)
  }
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '') void forgetDraft(DESK_REASON_FORM, step)
    else save({ text })
  }
  return { text: typed ?? values?.text ?? '', change, forget, canKeep }
}

/** Shows a typed reason after another person decided first. The reason can be copied or discarded. */
export function LeftReason({ id }: { id: number }) {
  const words = useTexts(texts).pane
  const { text, forget } = useReasonDraft(id)
  if (text.trim() === '') return null
  return (
    <section className="t-stack t-gap-2" aria-labelledby="motivo-escrito">
      <h3 id="motivo-escrito" className="t-strong t-row-text t-snug">
        {words.typed}
      </h3>
      <p className="t-break t-as-written">{text}</p>
      <TextLink underline onClick={forget}>
        {words.discard}
      </TextLink>
    </section>
  )
}
