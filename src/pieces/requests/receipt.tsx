import { IconCircleCheck, IconCloudUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { type Step, StepLine } from '#ui/lists/step-line.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { requestTexts } from './request-texts.es.ts'

interface Props {
  /** Kind of the request. */
  title: string
  /** Subject and days. */
  summary: string
  /** False while the request waits on this device. */
  isSent: boolean
  /** Number of the request; null until the device has the request's record from the server. */
  folio: number | null
  steps: readonly Step[]
  /** Links to the list and to the next request. */
  actions: ReactNode
}

/** Receipt of a request: shows whether the server has the request, its folio and its steps. */
export function Receipt({ title, summary, isSent, folio, steps, actions }: Props) {
  const words = useTexts(requestTexts)
  const { kept } = useTexts(waitingTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  return (
    <section className="t-stack t-gap-4 t-page t-no-focus" aria-labelledby="receipt">
      <div className="t-card t-stack t-gap-4 t-pad-4">
        <div className="t-row t-gap-3">
          <Tile
            tone={isSent ? 'ok' : 'warn'}
            icon={isSent ? <IconCircleCheck size={24} /> : <IconCloudUpload size={24} />}
          />
          <div className="t-grow t-shrink">
            <h2 id="receipt" ref={heading} className="t-lead t-heavy t-snug" tabIndex={-1}>
              {isSent ? words.sent : words.unsent}
            </h2>
            <p role="status" className="t-quiet">
              {isSent ? folio !== null && words.folio(folio) : kept}
            </p>
          </div>
        </div>
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
  /** Opens "Pedir" again. */
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
