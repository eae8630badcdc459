import { IconMoonStars } from '@tabler/icons-react'
import { useState } from 'react'
import { releaseCopy } from '#contract/portal-health.ts'
import { useAsking } from '#hooks/operations/use-asking.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'

/** A restored copy sends and takes nothing by itself until an administrator says that it is the portal. */
export function RestPart({ onReleased }: { onReleased: () => Promise<void> }) {
  const words = useTexts(texts)
  const { ask, isBusy, problem } = useAsking(words.failure, onReleased)
  const [isAsked, setAsked] = useState(false)
  const release = async () => {
    await ask(releaseCopy, {})
    setAsked(false)
  }
  return (
    <section className="t-stack t-gap-3 t-shrink">
      <Banner tone="warn" icon={<IconMoonStars size={24} />} title={words.restTitle}>
        {words.rest}
      </Banner>
      {problem && (
        <p key={problem.attempt} role="alert" className="t-error">
          {problem.text}
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
