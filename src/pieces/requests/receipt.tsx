import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { type Step, StepLine } from '#ui/lists/step-line.tsx'
import { SendingEnd } from '../sending/sending-end.tsx'
import type { Sending, SendingKind } from '../sending/sending-state.tsx'
import { requestTexts } from './request-texts.es.ts'

interface Props {
  title: string
  /** Subject and days of the request. */
  summary: string
  state: SendingKind
  waitsFor?: Sending['waitsFor']
  /** Number of the request; null until the server has sent it. */
  folio: number | null
  /** Person who decided, by the server's record; null until then. */
  seenBy: string | null
  steps: readonly Step[]
  /** Links to the list and to the next request. */
  actions: ReactNode
}

/** Receipt of a request, with its folio and its next steps. States whether the server has the request. */
export function Receipt({ title, summary, state, waitsFor = null, folio, seenBy, steps, actions }: Props) {
  const words = useTexts(requestTexts)
  return (
    <section className="t-stack t-gap-4 t-page t-no-focus" aria-labelledby="receipt">
      <div className="t-card t-stack t-gap-4 t-pad-4">
        <SendingEnd
          id="receipt"
          takesFocus
          state={state}
          waitsFor={waitsFor}
          seenBy={seenBy}
          {...(state === 'synced' && { text: folio !== null && words.folio(folio) })}
        />
        <div lang="es-MX">
          <p className="t-strong t-row-text t-snug">{title}</p>
          <p className="t-break">{summary}</p>
        </div>
        <StepLine label={words.steps.label} steps={steps} />
      </div>
      {actions}
    </section>
  )
}

interface ActionsProps {
  onList: () => void
  onMore: () => void
}

export function ReceiptActions({ onList, onMore }: ActionsProps) {
  const words = useTexts(requestTexts)
  return (
    <div className="t-stack t-gap-3">
      <Button fullWidth onClick={onList}>
        {words.toList}
      </Button>
      <Button fullWidth variant="outline" onClick={onMore}>
        {words.askMore}
      </Button>
    </div>
  )
}
