import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { checkStep, emptyStep } from '#domain/data-form.ts'
import { companyDate, formatDate } from '#domain/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { giveUpDraft } from '#models/data-form/give-up-draft.ts'
import { Card } from '#ui/lists/card.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DraftChip } from '../frame/draft-chip.tsx'
import { ValueList } from '../frame/value-list.tsx'
import classes from '../fields/form.module.css'
import { FORM } from '../state/step-props.ts'
import { stepPath } from '../state/step-path.ts'
import { stepDefinition } from '../state/steps.ts'
import { reviewTexts } from './review-texts.es.ts'
import { maskedRows } from './masked-rows.tsx'
import type { Review } from './use-review.ts'

type Entry = Review['entries'][number]

interface Props {
  entry: Entry
  review: Review
  name: string
  canChange: boolean
  /** Identifying numbers are covered. */
  isMasked: boolean
  /** What uncovers them; null where nothing is covered. */
  toggle: ReactNode
}

/** One step as it counts, what waits of it, and the way to change it. */
export function DataCard({ entry, review, name, canChange, isMasked, toggle }: Props) {
  const own = useTexts(reviewTexts)
  const words = own.data
  const { step, status, saved } = entry
  const values = valuesThatCount(entry, review)
  const rows = values && stepDefinition(step).review(values, review.lists)
  const hasSecrets = rows?.some(({ isSecret }) => isSecret) ?? false
  const isOpen = status.state !== 'synced' && status.state !== 'queued' && status.state !== 'none'
  const isLacking = !isOpen && values !== null && !checkStep(step, values, review.context).ok
  const place = status.state === 'conflict' ? paths.myDataChoice(step) : stepPath(step, { isChange: true })
  return (
    <section className={classes.data} aria-labelledby={`datos-${step}`}>
      <Card>
        <div className="t-wrap t-gap-2 t-between">
          <h2 id={`datos-${step}`} className="t-lead">
            {name}
          </h2>
          {hasSecrets && toggle}
          {(isOpen || status.state === 'queued') && <DraftChip state={status.state} at={status.at} />}
        </div>
        <div className={classes.answers}>
          {rows ? (
            <ValueList
              rows={isMasked ? maskedRows(rows, words.covered) : rows}
              nothing={own.review.nothing}
            />
          ) : (
            <p className="t-quiet">{words.notHere}</p>
          )}
        </div>
        {isLacking && canChange && (
          <p className="t-row t-gap-2 t-icon t-above-3">
            <IconAlertTriangle aria-hidden size={20} />
            {words.lacking}
          </p>
        )}
        {saved?.changedAt && (
          <p className="t-quiet t-small t-above-3">
            {words.changed(formatDate(companyDate(saved.changedAt)))}
          </p>
        )}
        {status.state === 'draft' && <p className="t-quiet t-above-3">{words.unfinished}</p>}
        {canChange && (
          <div className="t-wrap t-gap-3 t-between">
            <TextLink href={`#${place}`} icon={<IconPencil size={22} />}>
              {status.state === 'draft' ? words.goOn(name) : own.review.change(name)}
            </TextLink>
            {status.state === 'draft' && saved && (
              <TextLink onClick={() => void giveUpDraft(FORM, String(step))}>{words.giveUp}</TextLink>
            )}
          </div>
        )}
      </Card>
    </section>
  )
}

/** What was confirmed here, else what the server holds: a change that nobody has confirmed does not count. */
function valuesThatCount({ step, values, status, saved }: Entry, { context }: Review): FieldValues | null {
  const isConfirmed = status.state === 'queued' || status.state === 'synced'
  return isConfirmed || saved === null ? values : { ...emptyStep(step, context), ...saved.datos }
}
