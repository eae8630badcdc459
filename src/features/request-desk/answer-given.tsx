import { IconRotateClockwise } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { DeskRequest } from '#contract/requests/request-desk.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { type AnswerDraft, dropDraft, isBegun } from './answer-drafts.ts'
import { EvidenceButton } from './evidence-button.tsx'
import { idOf, type RequestKey } from './kinds.ts'
import { texts } from './texts.es.ts'
import { useAnswer } from './use-answer.ts'
import classes from './pane.module.css'

interface Props {
  request: RequestKey
  shown: DeskRequest
  draft: AnswerDraft
}

export function AnswerGiven({ request, shown, draft }: Props) {
  const words = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const { respuesta, respondio, fechaRespuesta, evidencias } = shown
  return (
    <>
      <section className={classes.given} aria-labelledby="respuesta">
        <h3 id="respuesta" className="t-strong t-row-text t-snug">
          {words.pane.answer}
        </h3>
        <p className="t-break t-as-written">{respuesta}</p>
        {respondio !== null && fechaRespuesta !== null && (
          <p className="t-quiet t-small t-airy">
            {words.pane.answeredBy(properName(respondio), formatDate(fechaRespuesta))}
          </p>
        )}
        <div className={classes.buttons}>
          {evidencias.respuesta > 0 && (
            <EvidenceButton id={request.id} of="answer" count={evidencias.respuesta} />
          )}
          <Button
            variant="outline"
            leftSection={<IconRotateClockwise size={22} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {words.reopen.button}
          </Button>
        </div>
      </section>
      {isBegun(draft) && (
        <section className={classes.part} aria-labelledby="escrito">
          <h3 id="escrito" className="t-strong t-row-text t-snug">
            {words.pane.typed}
          </h3>
          <p className="t-break t-as-written">{draft.text}</p>
          <TextLink underline onClick={() => dropDraft(idOf(request))}>
            {words.pane.discard}
          </TextLink>
        </section>
      )}
      {isAsking && (
        <Reopen request={request} name={properName(shown.nombre)} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

function Reopen({ request, name, onClose }: { request: RequestKey; name: string; onClose: () => void }) {
  const words = useTexts(texts)
  const { reopen } = useAnswer()
  const [isBusy, setBusy] = useState(false)
  // Two quick taps can arrive before the next render.
  const isSending = useRef(false)
  const confirm = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const problem = await reopen(request)
    onClose()
    showSnack(
      problem === null ? { text: words.reopen.done, tone: 'success' } : { text: problem, tone: 'error' },
    )
  }
  return (
    <ConfirmDialog
      opened
      title={words.reopen.title}
      question={<p>{words.reopen.question(name)}</p>}
      cancelText={words.form.cancel}
      confirmText={isBusy ? words.reopen.busy : words.reopen.button}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
