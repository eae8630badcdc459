import { IconSend } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import type { DeskRequest } from '#contract/requests/request-desk.ts'
import { MAX_ANSWER } from '#domain/requests/clarifications.ts'
import { properName } from '#domain/text/person-name.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { type AnswerDraft, changeDraft, dropDraft, useKeepText, verdicts } from './answer-drafts.ts'
import { AddPhoto, AnswerPhotos } from './answer-photos.tsx'
import { idOf, type RequestKey } from './kinds.ts'
import { texts } from './texts.es.ts'
import { useAnswer } from './use-answer.ts'
import classes from './pane.module.css'

interface Props {
  request: RequestKey
  shown: DeskRequest
  next: DeskRequest | null
  draft: AnswerDraft
  /** True when the request came from a difference found by the check of payslips. */
  isChecked: boolean
}

const FIELD = 'respuesta-nueva'

/** Sends the answer after a confirmation. The draft stays until the server has accepted the answer. */
export function AnswerForm({ request, shown, next, draft, isChecked }: Props) {
  const words = useTexts(texts)
  const [error, setError] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const name = idOf(request)
  const { send, isBusy, problem, setProblem } = useSending({ request, shown, next, draft })
  const keepText = useKeepText(name)
  const write = (text: string) => {
    changeDraft(name, { text })
    keepText(text)
    setError(null)
  }
  const isDispute = request.kind === 'inconformidad'
  const keepPhotos = (photos: AnswerDraft['photos']) => changeDraft(name, { photos })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const length = lengthOf(draft.text.trim())
    const wrong =
      length === 0 ? words.form.empty : length > MAX_ANSWER ? words.form.tooLong(length, MAX_ANSWER) : null
    setError(wrong)
    setProblem(wrong === null && !navigator.onLine ? words.failure.offline : null)
    if (wrong !== null) moveFocus(document.getElementById(FIELD))
    else setAsking(navigator.onLine)
  }
  return (
    <form className={classes.foot} noValidate onSubmit={submit}>
      <ProblemBanner title={words.form.notSent} problem={problem} />
      <TextArea
        id={FIELD}
        label={words.form.label}
        placeholder={words.form.hint}
        rows={2}
        value={draft.text}
        limit={MAX_ANSWER}
        countText={words.form.count}
        error={error}
        onChange={write}
      />
      {draft.text === '' && <Starters onStart={write} />}
      {isChecked && (
        <RadioCards
          label={words.form.wasCheckRight}
          layout="row"
          value={draft.verdict}
          options={verdicts.map((value) => ({ value, label: words.form.verdicts[value] }))}
          onChange={(verdict) => changeDraft(name, { verdict })}
        />
      )}
      {isDispute && <AnswerPhotos photos={draft.photos} onChange={keepPhotos} />}
      <div className={classes.buttons}>
        {isDispute && <AddPhoto photos={draft.photos} onChange={keepPhotos} />}
        <Button type="submit" leftSection={<IconSend size={22} aria-hidden />}>
          {words.form.send}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          opened
          title={words.form.confirmTitle}
          question={<Question shown={shown} draft={draft} />}
          cancelText={words.form.cancel}
          confirmText={isBusy ? words.form.sending : words.form.send}
          busy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void send().then(() => setAsking(false))}
        />
      )}
    </form>
  )
}

function useSending({ request, shown, next, draft }: Omit<Props, 'isChecked'>) {
  const words = useTexts(texts).form
  const { answer, refresh } = useAnswer()
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  // Two quick taps can arrive before the next render.
  const isSending = useRef(false)
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(null)
    const found = await answer(request, draft)
    isSending.current = false
    setBusy(false)
    if (found !== null) {
      setProblem(found)
      // The snack bar repeats the message, because the form may disappear with the request's new state.
      return showSnack({ text: found, tone: 'info', ms: 6000 })
    }
    dropDraft(idOf(request))
    showSnack({ text: words.sent(properName(shown.nombre)), tone: 'success' })
    const path = next ? paths.requestDeskOf(request.kind, next.id) : paths.requestDesk
    navigate(path, { replace: true })
    void refresh()
  }
  return { send, isBusy, problem, setProblem }
}

function Question({ shown, draft }: Pick<Props, 'shown' | 'draft'>) {
  const words = useTexts(texts).form
  const { photos } = draft
  return (
    <>
      <p>{words.confirm(properName(shown.nombre), shown.empleado)}</p>
      <p className={classes.quote}>{draft.text.trim()}</p>
      {photos.length > 0 && <p>{words.photos(photos.length)}</p>}
    </>
  )
}

function Starters({ onStart }: { onStart: (text: string) => void }) {
  const words = useTexts(texts).form
  const start = (text: string) => {
    onStart(text)
    const field = document.getElementById(FIELD)
    if (!(field instanceof HTMLTextAreaElement)) return
    moveFocus(field)
    // Waits until React has rendered the text.
    requestAnimationFrame(() => field.setSelectionRange(text.length, text.length))
  }
  return (
    <div className={classes.starters} role="group" aria-label={words.starts}>
      {Object.values(words.starters).map(({ word, text }) => (
        <button key={word} type="button" className={classes.starter} onClick={() => start(text)}>
          {word}
        </button>
      ))}
    </div>
  )
}
