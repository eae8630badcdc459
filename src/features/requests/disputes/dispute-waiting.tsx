import { IconAlertTriangle, IconCircleCheck, IconCloudUpload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate, formatInstant } from '#domain/time/dates.ts'
import { refusalText } from '#hooks/operations/failure-text.ts'
import { takeBack, type WaitingRequest } from '#models/requests/waiting-requests.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { WaitingLead } from '#ui/lists/waiting-lead.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { type ConfirmedDispute, reasonOf } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'
import classes from './disputes.module.css'

type Row = WaitingRequest<ConfirmedDispute>

interface Props {
  rows: readonly Row[]
  onCorrect: (row: Row) => void
}

/** Disputes that are not in the server's list yet: never shown with a folio. */
export function DisputesWaiting({ rows, onCorrect }: Props) {
  const words = useTexts(disputeTexts)
  const [leaving, setLeaving] = useState<Row | null>(null)
  if (rows.length === 0) return null
  const leave = async () => {
    const row = leaving
    setLeaving(null)
    if (row) await takeBack(row, wordsOf(disputeTexts))
  }
  return (
    <section className="t-stack t-gap-4" aria-labelledby="disputes-waiting">
      <SectionTitle id="disputes-waiting" size="normal">
        {words.waitingTitle}
      </SectionTitle>
      <WaitingLead rows={rows} text={words.waitingText} stuckText={words.stuckText} />
      {/* Safari drops the list role when the bullets are removed with CSS. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className="t-card t-list" role="list" aria-labelledby="disputes-waiting">
        {rows.map((row) => (
          <li key={row.form} className={classes.item}>
            <p className={classes.title} lang="es-MX">
              {reasonOf(row.values)}
            </p>
            <p className={classes.meta}>
              {words.day}: <strong>{formatDate(row.values.day)}</strong>
              <span>{row.values.photoCount > 0 && ` · ${words.photos(row.values.photoCount)}`}</span>
            </p>
            <p className={classes.typed}>{row.values.comment}</p>
            <State row={row} onCorrect={() => onCorrect(row)} onTakeBack={() => setLeaving(row)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={leaving !== null}
        danger
        title={words.takeBackTitle}
        question={words.takeBackQuestion}
        cancelText={words.keepIt}
        confirmText={words.takeBack}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void leave()}
      />
    </section>
  )
}

function State({ row, onCorrect, onTakeBack }: { row: Row; onCorrect: () => void; onTakeBack: () => void }) {
  const words = useTexts(disputeTexts)
  if (row.state === 'synced') {
    return (
      <StateChip tone="ok" live icon={<IconCircleCheck />}>
        {words.sent(formatInstant(row.at))}
      </StateChip>
    )
  }
  const back = (
    <TextLink icon={<IconTrash size={22} />} onClick={onTakeBack}>
      {words.takeBack}
      <span className="t-hidden"> {reasonOf(row.values)}</span>
    </TextLink>
  )
  if (row.state === 'rejected') {
    const reason = refusalText(row, words.unexplained, '')
    return (
      <>
        {reason && <p className={classes.refused}>{reason}</p>}
        <div className={classes.actions}>
          <Button
            size="sm"
            variant="outline"
            danger
            leftSection={<IconAlertTriangle size={22} aria-hidden />}
            onClick={onCorrect}
          >
            {words.refused}
          </Button>
          {back}
        </div>
      </>
    )
  }
  return (
    <div className={classes.actions}>
      <StateChip tone="warn" live icon={<IconCloudUpload />}>
        {words.waiting}
      </StateChip>
      {row.state === 'queued' && back}
    </div>
  )
}
