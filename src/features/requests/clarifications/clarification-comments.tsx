import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ReadOnlyArea } from '#ui/fields/read-only-area.tsx'
import classes from './clarifications.module.css'
import type { ClarificationRow } from './clarification-rows.ts'
import { StateOf } from './clarification-state.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'
import { RatingStars } from '../rating/rating-stars.tsx'

interface Props {
  row: ClarificationRow
  onRate: () => void
  onClose: () => void
}

/** Shows the question and payroll's answer, read-only (CLAR-29, CLAR-30). */
export function ClarificationComments({ row, onRate, onClose }: Props) {
  const words = useTexts(clarificationTexts)
  return (
    <Dialog
      opened
      title={words.comments.title}
      closeLabel={words.close}
      returnFocus={false}
      onClose={onClose}
    >
      <div className="t-stack t-gap-4">
        <div className={classes.head}>
          <p className={classes.reason}>
            <StandardName name={row.reason} />
          </p>
          <StateOf row={row} />
          <p className={classes.quiet}>
            {words.columns.id} {row.id} · {words.columns.period} <span lang="es-MX">{row.period}</span> ·{' '}
            {row.date}
          </p>
        </div>
        <ReadOnlyArea label={words.comments.mine} lang="es-MX" value={row.asked} />
        <ReadOnlyArea
          label={words.comments.answer}
          lang={row.isOpen ? undefined : 'es-MX'}
          value={row.isOpen ? words.comments.noAnswer : (row.answered ?? '')}
        />
        {row.level !== null && <RatingStars level={row.level} />}
        {row.canRate && (
          <Button fullWidth onClick={onRate}>
            {words.rate}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
