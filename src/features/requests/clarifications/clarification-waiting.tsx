import { formatInstant } from '#domain/time/dates.ts'
import { refusalText } from '#hooks/operations/failure-text.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { reasonOf, type TypedClarification } from './clarification-form-values.ts'
import { WaitingState } from './clarification-state.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'
import classes from './clarifications.module.css'

interface Props {
  rows: readonly WaitingRequest<TypedClarification>[]
  onCorrect: (row: WaitingRequest<TypedClarification>) => void
}

/** Requests without a folio are never shown as registered. */
export function ClarificationWaiting({ rows, onCorrect }: Props) {
  const words = useTexts(clarificationTexts)
  if (rows.length === 0) return null
  return (
    <ListCard label={words.waitingList}>
      {rows.map((row) => {
        const { values, state } = row
        const isRefused = state === 'rejected'
        return (
          <ListRow
            key={row.form}
            {...(isRefused ? { onClick: () => onCorrect(row) } : {})}
            lead={<Tile tone={isRefused ? 'error' : 'warn'} icon={<ClarificationIcon size={24} />} />}
            title={<span lang="es-MX">{reasonOf(values)}</span>}
            text={
              <span className="t-stack">
                <span>
                  {values.periodName} · {formatInstant(row.at)}
                </span>
                <span className={classes.typed} lang="es-MX">
                  {values.comment}
                </span>
                {isRefused && (
                  <span className="t-error t-body">
                    {words.form.said(refusalText(row, words.unexplained, words.refused))}
                  </span>
                )}
                {state !== 'synced' && !isRefused && <span>{words.waits}</span>}
              </span>
            }
            chip={<WaitingState state={state} />}
          />
        )
      })}
    </ListCard>
  )
}
