import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { checkStep, emptyStep } from '#domain/data-form/data-form.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
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
  isMasked: boolean
  /** Button that shows or hides identifying numbers; null outside a kiosk. */
  toggle: ReactNode
  /** State of a confirmed change: being sent, or waiting for a choice between versions. Null without a change. */
  waiting: 'sending' | 'choice' | null
}

export function DataCard({ entry, review, name, canChange, isMasked, toggle, waiting }: Props) {
  const own = useTexts(reviewTexts)
  const words = own.data
  const { step, status, saved } = entry
  const values = valuesThatCount(entry, review)
  const rows = values && stepDefinition(step).review(values, review.lists)
  const hasSecrets = rows?.some(({ isSecret }) => isSecret) ?? false
  const isOpen = status.state !== 'synced' && status.state !== 'queued' && status.state !== 'none'
  const isLacking = !isOpen && isIncomplete(entry, review)
  const isTyped = status.state === 'draft'
  const giveUp = async () => {
    const isGone = await giveUpDraft(FORM, String(step))
    if (!isGone) showSnack({ text: words.notGivenUp, tone: 'error' })
  }
  const over = waiting === 'choice' ? words.undecidedOver : words.unfinishedOver
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
          <p className="t-row t-gap-2 t-icons t-above-3">
            <IconAlertTriangle aria-hidden size={20} />
            {words.lacking}
          </p>
        )}
        {saved?.changedAt && (
          <p className="t-quiet t-small t-above-3">
            {words.changed(formatDate(companyDate(saved.changedAt)))}
          </p>
        )}
        {isTyped && <p className="t-quiet t-above-3">{waiting === null ? words.unfinished : over}</p>}
        {canChange && (
          <div className="t-wrap t-gap-3 t-between">
            <TextLink href={`#${place}`} icon={<IconPencil size={22} />}>
              {isTyped ? words.goOn(name) : own.review.change(name)}
            </TextLink>
            {isTyped && waiting === null && saved && (
              <TextLink onClick={() => void giveUp()}>{words.giveUp}</TextLink>
            )}
            {/* A change can be withdrawn on the outbox screen until it is sent. */}
            {isTyped && waiting === 'sending' && (
              <TextLink href={`#${paths.waiting}`}>{words.seeWaiting}</TextLink>
            )}
            {isTyped && waiting === 'choice' && (
              <TextLink href={`#${paths.myDataChoice(step)}`}>{words.decide}</TextLink>
            )}
          </div>
        )}
      </Card>
    </section>
  )
}

export function isIncomplete(entry: Entry, review: Review): boolean {
  const values = valuesThatCount(entry, review)
  return values !== null && !checkStep(entry.step, values, review.context).ok
}

/**
 * Returns the answers confirmed on this device, else the server's answers. Unconfirmed answers count only when the
 * server has none.
 */
function valuesThatCount({ step, values, status, saved }: Entry, { context }: Review): FieldValues | null {
  const isConfirmed = status.state === 'queued' || status.state === 'synced'
  return isConfirmed || saved === null ? values : { ...emptyStep(step, context), ...saved.datos }
}
