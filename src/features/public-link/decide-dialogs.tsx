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
import type { KeptInput } from './kept-input.ts'
import { lookOf } from './kinds.tsx'
import type { Decision } from './kinds.tsx'
import classes from './link-screen.module.css'
import { texts } from './texts.es.ts'

export interface Sending {
  isBusy: boolean
  problem: string | null
  attempt: number
}

interface Props {
  item: LinkItem
  asked: Decision | null
  /** Answers about a person's fit; empty when the link asks for none. */
  fit: readonly Fit[]
  typed: KeptInput
  onType: (change: Partial<KeptInput>) => void
  sending: Sending
  onClose: () => void
  onDecide: () => void
}

export function DecideDialogs({ item, asked, fit, typed, onType, sending, onClose, onDecide }: Props) {
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
  const shared = { sending, onClose, onDecide }
  return (
    <>
      {item.clase === 'carta' && (
        <CommentDialog
          {...shared}
          opened={asked === 'autorizar'}
          title={kind.ask}
          lead={what.join('. ')}
          label={words.letter.place}
          description={words.letter.placeHint}
          needed={words.letter.placeNeeded}
          accept={words.letter.ready}
          value={typed.place}
          onChange={(place) => onType({ place })}
        />
      )}
      <ConfirmDialog
        opened={asked === 'autorizar' && item.clase !== 'carta'}
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
      <CommentDialog
        {...shared}
        opened={asked === 'rechazar'}
        title={words.confirm.rejectTitle}
        lead={`${about.name}. ${kind.ifNo}`}
        label={words.confirm.reason}
        description={words.confirm.rejectLead(item.solicitante.nombre)}
        needed={words.confirm.needed}
        accept={isFit ? words.fit.notOn : words.confirm.reject}
        danger
        types={item.motivos ?? []}
        value={typed.reason}
        onChange={(reason) => onType({ reason })}
      />
    </>
  )
}

interface CommentProps extends Pick<Props, 'sending' | 'onClose' | 'onDecide'> {
  opened: boolean
  title: string
  lead: string
  label: string
  description: string
  /** Error text for an empty comment. */
  needed: string
  accept: string
  danger?: boolean
  /** Comments to choose from (JUST-03). Without a list of comments, the comment is typed. */
  types?: readonly string[]
  value: string
  onChange: (value: string) => void
}

function CommentDialog({
  opened,
  title,
  lead,
  label,
  description,
  needed,
  accept,
  danger = false,
  types = [],
  value,
  onChange,
  sending,
  onClose,
  onDecide,
}: CommentProps) {
  const { confirm: words } = useTexts(texts)
  const id = useId()
  const [isTried, setTried] = useState(false)
  const length = Array.from(value.trim()).length
  const error = length === 0 ? needed : length > COMMENT_LENGTH ? words.tooLong : undefined
  const shared = { id, label, description, error: isTried ? (error ?? null) : null, onChange }
  function send(): void {
    setTried(true)
    if (error === undefined) onDecide()
    else moveFocus(document.getElementById(id))
  }
  return (
    <Dialog
      opened={opened}
      size="small"
      title={title}
      closeLabel={words.close}
      persistent={sending.isBusy}
      staysOpen
      onClose={onClose}
    >
      <div className="t-stack t-gap-3">
        {sending.problem && <ErrorSummary title={sending.problem} attempt={sending.attempt} />}
        <p>{lead}</p>
        {types.length > 0 ? (
          <RadioCards
            {...shared}
            value={value}
            options={types.map((type) => ({ value: type, label: type, lang: 'es-MX' as const }))}
          />
        ) : (
          <TextArea {...shared} value={value} limit={COMMENT_LENGTH} countText={words.count} data-autofocus />
        )}
        <div className={classes.pair}>
          <Button
            variant="outline"
            aria-disabled={sending.isBusy}
            onClick={() => !sending.isBusy && onClose()}
          >
            {words.cancel}
          </Button>
          <Button danger={danger} aria-disabled={sending.isBusy} onClick={() => !sending.isBusy && send()}>
            {sending.isBusy ? words.sending : accept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
