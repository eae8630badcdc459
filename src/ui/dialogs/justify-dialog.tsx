import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { moveFocus } from '../actions/focus.ts'
import { Banner } from '../feedback/banner.tsx'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

/** Maximum characters (JUST-07). */
export const REASON_LENGTH = 250

interface Words {
  title: string
  needed: string
  tooLong: string
  accept: string
  sending: string
  cancel: string
}

interface Props {
  words: Words
  about: ReactNode
  reason: string
  /** Field for free text, or for a rejection type of candidates (K-55). */
  field: (ties: { error: string | null }) => ReactNode
  isBusy: boolean
  danger?: boolean
  problem: { title: string; text: string } | null
  onCancel: () => void
  onAccept: (reason: string) => void
}

/** Asks for the required reason of a decision (spec 002 §2.8). */
export function JustifyDialog({
  words,
  about,
  reason,
  field,
  isBusy,
  danger = true,
  problem,
  onCancel,
  onAccept,
}: Props) {
  const [error, setError] = useState<string | null>(null)
  const [judged, setJudged] = useState(reason)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const text = reason.trim()
    // Counts code points like the server: an emoji counts once.
    const length = Array.from(text).length
    const wrong = length === 0 ? words.needed : length > REASON_LENGTH ? words.tooLong : null
    setError(wrong)
    setJudged(reason)
    if (wrong === null) return onAccept(text)
    moveFocus(form.current?.querySelector<HTMLElement>('textarea, input'))
  }
  return (
    <Dialog
      opened
      size="medium"
      staysOpen
      persistent={isBusy}
      title={words.title}
      closeLabel={words.cancel}
      onClose={onCancel}
    >
      <form ref={form} className="t-stack t-gap-3" noValidate onSubmit={submit}>
        {problem !== null && (
          <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={problem.title}>
            {problem.text}
          </Banner>
        )}
        {about}
        {field({ error: reason === judged ? error : null })}
        <div className={classes.actions}>
          <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
            {words.cancel}
          </Button>
          <Button danger={danger} type="submit" aria-disabled={isBusy}>
            {isBusy ? words.sending : words.accept}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
