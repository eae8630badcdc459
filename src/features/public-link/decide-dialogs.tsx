import { useId, useState } from 'react'
import type { LinkItem } from '#contract/approvals/approval-links.ts'
import { COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { type Fit, fitShare } from '#domain/candidates/stages.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { lookOf } from './kinds.tsx'
import type { Decision } from './kinds.tsx'
import classes from './link-screen.module.css'
import { texts } from './texts.es.ts'

export interface Sending {
  isBusy: boolean
  /** Error text; null without an error. */
  problem: string | null
  attempt: number
}

interface Props {
  item: LinkItem
  asked: Decision | null
  /** Given answers about a person's fit; empty when the link asks for none. */
  fit: readonly Fit[]
  reason: string
  onReason: (reason: string) => void
  sending: Sending
  onClose: () => void
  onDecide: () => void
}

/** A rejection needs a reason, which the requester reads. */
export function DecideDialogs(props: Props) {
  const { item, asked, fit, sending, onClose, onDecide } = props
  const words = useTexts(texts)
  const kind = words.kinds[item.clase]
  const isKiosk = useIsKiosk()
  const { about, boxes } = lookOf(item, words, !isKiosk)
  const isFit = item.clase === 'apego'
  const { detalle: details } = item
  const answers = details.clase === 'candidato' ? details.apego.map(({ cumple }) => cumple) : isFit && fit
  const told = answers
    ? [about.under, words.fit.share(fitShare(answers))]
    : boxes.map((box) => box.join(' · '))
  const what = [about.name, ...told]
  return (
    <>
      <ConfirmDialog
        opened={asked === 'autorizar'}
        title={words.folio(kind.name, item.folio)}
        question={
          <div className="t-stack t-gap-2">
            {sending.problem && <ErrorSummary title={sending.problem} attempt={sending.attempt} />}
            <p className="t-strong">{kind.ask}</p>
            {what.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="t-quiet">{kind.ifYes}</p>
          </div>
        }
        cancelText={words.confirm.cancel}
        confirmText={
          sending.isBusy ? words.confirm.sending : isFit ? words.fit.confirm : words.confirm.authorize
        }
        busy={sending.isBusy}
        onCancel={onClose}
        onConfirm={onDecide}
      />
      <RefuseDialog {...props} lead={`${about.name}. ${kind.ifNo}`} />
    </>
  )
}

function RefuseDialog({
  item,
  asked,
  reason,
  onReason,
  sending,
  onClose,
  onDecide,
  lead,
}: Props & { lead: string }) {
  const { confirm: words, fit } = useTexts(texts)
  const id = useId()
  const [isTried, setTried] = useState(false)
  const length = Array.from(reason.trim()).length
  const types = item.motivos ?? []
  const error = length === 0 ? words.needed : length > COMMENT_LENGTH ? words.tooLong : undefined
  const shared = {
    id,
    label: words.reason,
    description: words.rejectLead(item.solicitante.nombre),
    error: isTried ? (error ?? null) : null,
    onChange: onReason,
  }
  function send(): void {
    setTried(true)
    if (error === undefined) onDecide()
    else moveFocus(document.getElementById(id))
  }
  return (
    <Dialog
      opened={asked === 'rechazar'}
      size="small"
      title={words.rejectTitle}
      closeLabel={words.close}
      persistent={sending.isBusy}
      staysOpen
      onClose={onClose}
    >
      <div className="t-stack t-gap-3">
        {sending.problem && <ErrorSummary title={sending.problem} attempt={sending.attempt} />}
        <p>{lead}</p>
        {types.length > 0 ? (
          // A candidate is rejected with one of the given types; its text is the reason (JUST-03).
          <RadioCards
            {...shared}
            value={reason}
            options={types.map((type) => ({ value: type, label: type, lang: 'es-MX' as const }))}
          />
        ) : (
          <TextArea
            {...shared}
            value={reason}
            limit={COMMENT_LENGTH}
            countText={words.count}
            data-autofocus
          />
        )}
        <div className={classes.pair}>
          <Button
            variant="outline"
            aria-disabled={sending.isBusy}
            onClick={() => !sending.isBusy && onClose()}
          >
            {words.cancel}
          </Button>
          <Button danger aria-disabled={sending.isBusy} onClick={() => !sending.isBusy && send()}>
            {sending.isBusy ? words.sending : item.clase === 'apego' ? fit.notOn : words.reject}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
