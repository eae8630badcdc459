import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { lengthOf } from '#domain/text/text-length.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { requiredTexts } from './required-texts.es.ts'
import type { ReasonLimits } from './required-types.ts'
import classes from './required-documents.module.css'

interface Props {
  name: string
  reason: string
  limits: ReasonLimits
  isBusy: boolean
  onReason: (reason: string) => void
  onCancel: () => void
  /** Deletes the document. Returns an error sentence; null after success. */
  onRemove: (reason: string) => Promise<string | null>
}

/** Asks why a document is deleted (DOCREQ-09 … DOCREQ-13). A short reason only gets a hint (K-20). */
export function DeleteForm({ name, reason, limits, isBusy, onReason, onCancel, onRemove }: Props) {
  const words = useTexts(requiredTexts)
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const count = lengthOf(reason.trim())
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const wrong =
      count === 0 ? words.reasonEmpty : count > limits.most ? words.reasonTooLong(count, limits.most) : null
    setError(wrong)
    setProblem(null)
    if (wrong === null) setProblem(await onRemove(reason.trim()))
    else moveFocus(event.currentTarget.querySelector('textarea'))
  }
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem !== null && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.removeFailed}>
          {problem}
        </Banner>
      )}
      <TextArea
        label={words.reason}
        description={count < limits.short ? words.reasonHint : words.reasonFor}
        error={error}
        value={reason}
        limit={limits.most}
        countText={words.count}
        onChange={(next) => {
          onReason(next)
          setError(null)
        }}
      />
      <div className={classes.buttons}>
        <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          danger
          aria-disabled={isBusy}
          aria-label={isBusy ? undefined : words.about(words.remove, name)}
        >
          {isBusy ? words.removing : words.remove}
        </Button>
      </div>
    </form>
  )
}
