import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { waitingFields } from '#models/requests/waiting-items.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { WaitingList } from '#pieces/sending/waiting-list.tsx'
import { type ConfirmedDispute, reasonOf } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'
import classes from './disputes.module.css'

type Row = WaitingRequest<ConfirmedDispute>

interface Props {
  rows: readonly Row[]
  onCorrect: (row: Row) => void
}

export function DisputesWaiting({ rows, onCorrect }: Props) {
  const words = useTexts(disputeTexts)
  const items = rows.map((row) => {
    const { day, photoCount, comment } = row.values
    const photos = photoCount > 0 ? [words.photos(photoCount)] : []
    return {
      ...waitingFields(row),
      title: reasonOf(row.values),
      text: [`${words.day}: ${formatDate(day)}`, ...photos].join(' · '),
      more: <p className={classes.typed}>{comment}</p>,
      correct: { onClick: () => onCorrect(row) },
    }
  })
  return <WaitingList items={items} />
}
