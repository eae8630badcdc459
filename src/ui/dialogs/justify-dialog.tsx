import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

/** The longest reason (JUST-07). */
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
  /** Who, what and when is rejected. */
  about: ReactNode
  /** What is written or chosen so far; its owner keeps it. */
  reason: string
  /** A text of one's own, or for candidates one of the types of rejection (K-55). */
  field: (ties: { error: string | null }) => ReactNode
  isBusy: boolean
  /** Why it was not saved; null: nothing went wrong. */
  problem: { title: string; text: string } | null
  onCancel: () => void
  onAccept: (reason: string) => void
}

/** «Justifica la acción»: nothing is rejected without a reason (spec 002 §2.8). */
export function JustifyDialog({ words, about, reason, field, isBusy, problem, onCancel, onAccept }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [judged, setJudged] = useState(reason)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const text = reason.trim()
    // Characters, not halves of an emoji: as the server counts.
    const length = Array.from(text).length
    const wrong = length === 0 ? words.needed : length > REASON_LENGTH ? words.tooLong : null
    setError(wrong)
    setJudged(reason)
    if (wrong === null) return onAccept(text)
    form.current?.querySelector<HTMLElement>('textarea, input')?.focus()
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
          <Button danger type="submit" aria-disabled={isBusy}>
            {isBusy ? words.sending : words.accept}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
