import { type FormEvent, useRef, useState } from 'react'
import { MAX_COMMENT_LENGTH } from '#domain/documents/documents.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from './texts.es.ts'
import classes from './review.module.css'

interface Props {
  /** The screen keeps the comment when this form closes or the server cannot be reached. */
  comment: string
  onComment: (comment: string) => void
  /** Resolves to null when saved, else to an error message. */
  onSave: (comment: string) => Promise<string | null>
  onCancel: () => void
}

export function CommentForm({ comment, onComment, onSave, onCancel }: Props) {
  const words = useTexts(texts).comment
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  // Uses a ref, because two quick taps can arrive before the next render.
  const isSaving = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMount(() => form.current?.querySelector('textarea'))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving.current) return
    const text = comment.trim()
    const wrong =
      text === ''
        ? words.empty
        : lengthOf(text) > MAX_COMMENT_LENGTH
          ? words.tooLong(lengthOf(text), MAX_COMMENT_LENGTH)
          : null
    setError(wrong)
    setProblem(null)
    if (wrong !== null) return moveFocus(event.currentTarget.querySelector('textarea'))
    isSaving.current = true
    setBusy(true)
    const refusal = await onSave(text)
    isSaving.current = false
    setBusy(false)
    setProblem(refusal)
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <ProblemBanner title={words.notSaved} problem={problem} />
      <TextArea
        data-autofocus
        label={words.label}
        description={words.hint}
        rows={3}
        value={comment}
        limit={MAX_COMMENT_LENGTH}
        countText={words.count}
        error={error}
        onChange={(next) => {
          onComment(next)
          setError(null)
        }}
      />
      <div className={classes.buttons}>
        <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
          {words.cancel}
        </Button>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}
