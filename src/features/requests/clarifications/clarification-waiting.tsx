import { formatInstant } from '#domain/time/dates.ts'
import { waitingFields } from '#models/requests/waiting-items.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useTexts } from '#i18n/use-texts.ts'
import { WaitingList } from '#pieces/sending/waiting-list.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { reasonOf, type TypedClarification } from './clarification-form-values.ts'
import { clarificationTexts } from './clarification-texts.es.ts'
import classes from './clarifications.module.css'

interface Props {
  rows: readonly WaitingRequest<TypedClarification>[]
  onCorrect: (row: WaitingRequest<TypedClarification>) => void
}

export function ClarificationWaiting({ rows, onCorrect }: Props) {
  const { said } = useTexts(clarificationTexts).form
  const items = rows.map((row) => {
    const fields = waitingFields(row)
    const isRefused = row.state === 'rejected'
    return {
      ...fields,
      reason: said(fields.reason),
      lead: <Tile tone={isRefused ? 'error' : 'warn'} icon={<ClarificationIcon size={24} />} />,
      title: reasonOf(row.values),
      text: `${row.values.periodName} · ${formatInstant(row.at)}`,
      more: <p className={classes.typed}>{row.values.comment}</p>,
      correct: { onClick: () => onCorrect(row) },
    }
  })
  return <WaitingList items={items} />
}
