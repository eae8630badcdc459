import { IconSparkles } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { hasUnstoredText, onUnstoredTextChange } from '#core/store/update-readiness.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './update-texts.es.ts'
import classes from './update-prompt.module.css'
import { applyUpdate, useHasUpdate } from './worker.ts'
import { Button } from '#ui/actions/button.tsx'

/** The version is applied only when the person agrees (offline.md, "Update"). */
export function UpdatePrompt() {
  const words = useTexts(texts)
  const hasUpdate = useHasUpdate()
  const isLosing = useSyncExternalStore(onUnstoredTextChange, hasUnstoredText)
  const [isLater, setLater] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const update = () => {
    if (isBusy) return
    setBusy(true)
    void applyUpdate()
  }
  const isShown = hasUpdate && !isLater
  return (
    <div role="status" className={isShown ? classes.prompt : undefined}>
      {isShown && (
        <>
          <IconSparkles className="t-firm t-primary" size={24} aria-hidden />
          <div className={classes.words}>
            <p className="t-strong">{words.title}</p>
            <p>{isLosing ? words.losing : words.text}</p>
          </div>
          <div className={classes.actions}>
            <Button size="sm" variant="subtle" onClick={() => setLater(true)}>
              {words.later}
            </Button>
            <Button size="sm" aria-disabled={isBusy} onClick={update}>
              {isBusy ? words.busy : words.action}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
