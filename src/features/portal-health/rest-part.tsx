import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { releaseCopy } from '#contract/portal-health/portal-health.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'

interface Props {
  isAtRest: boolean
  onReleased: () => Promise<void>
}

/**
 * Activates a restored copy. A copy sends and receives nothing until an administrator confirms that the copy is the
 * live portal.
 */
export function RestPart({ isAtRest, onReleased }: Props) {
  const words = useTexts(texts)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isReleased, setReleased] = useState(false)
  const [problem, setProblem] = useProblem()
  const said = useRef<HTMLDivElement>(null)
  const isTold = isReleased && !isAtRest
  useEffect(() => {
    // The focused button is gone, so the message gets the focus.
    if (isTold && document.activeElement === document.body)
      focusOnMount(said.current, { preventScroll: true })
  }, [isTold])
  const release = async () => {
    setBusy(true)
    const told = await call(releaseCopy, {})
    setBusy(false)
    setProblem(told.ok ? null : failureText(told.failure, words.failure))
    setReleased(told.ok)
    setAsked(false)
    await onReleased()
  }
  if (isTold) {
    return (
      <div ref={said} tabIndex={-1}>
        <Banner tone="ok" live="status" icon={<IconCircleCheck size={24} />}>
          {words.released}
        </Banner>
      </div>
    )
  }
  if (!isAtRest) return null
  return (
    <section className="t-stack t-gap-3 t-shrink">
      <Banner tone="warn" icon={<IconAlertTriangle size={24} />} title={words.restTitle}>
        {words.rest}
      </Banner>
      {problem !== null && (
        <p role="alert" className="t-error">
          {problem}
        </p>
      )}
      <Button variant="outline" onClick={() => setAsked(true)}>
        {words.release}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={words.releaseTitle}
        question={words.releaseQuestion}
        cancelText={words.releaseCancel}
        confirmText={words.release}
        busy={isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void release()}
      />
    </section>
  )
}
