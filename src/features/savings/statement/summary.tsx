import { IconCircleCheck, IconCircleMinus, IconInfoCircle } from '@tabler/icons-react'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { Money, MoneyToggle } from '#ui/fields/money-toggle.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Amount } from './amount.tsx'
import type { Statement } from './statement.ts'
import { texts } from '../texts.es.ts'
import classes from './summary.module.css'

interface Props {
  statement: Statement
  mask: Mask
  at: number | null
}

export function Summary({ statement, mask, at }: Props) {
  const { money, summary } = useTexts(texts)
  return (
    <section className="t-stack t-gap-3">
      <div className={classes.person}>
        <p className="t-strong t-row-text">{properName(statement.name)}</p>
        <Benefit status={statement.benefitStatus} mask={mask} />
      </div>
      <Envelope
        open={mask.shown}
        foot={
          <p className={classes.pair}>
            <span>{summary.lastMonth(monthBefore(at, summary.months))}</span>
            <Amount value={statement.lastMonth} mask={mask} />
          </p>
        }
      >
        <div className={classes.pair}>
          <h2 className="t-row-text">{summary.total}</h2>
          {at !== null && <span className={classes.date}>{summary.asOf(formatDate(companyDate(at)))}</span>}
        </div>
        <div className={classes.pair}>
          <Amount value={statement.total} mask={mask} size="large" />
          <MaskToggle mask={mask} />
        </div>
        <p className={classes.hint}>{mask.shown ? money.hides(mask.secondsLeft) : money.hint}</p>
      </Envelope>
    </section>
  )
}

/** Returns the name of the month before the fetch time `at` (ms); '' while unknown. */
function monthBefore(at: number | null, months: readonly string[]): string {
  const month = at === null ? 0 : Number(companyDate(at).slice(5, 7))
  return month === 0 ? '' : (months[(month + 10) % 12] ?? '')
}

export function MaskToggle({ mask, tone = 'money' }: { mask: Mask; tone?: 'money' | 'primary' }) {
  const words = useTexts(texts).money
  return (
    <MoneyToggle
      shown={mask.shown}
      onToggle={mask.toggle}
      showWord={words.show}
      hideWord={words.hide}
      label={mask.shown ? words.hideAll : words.showAll}
      tone={tone}
    />
  )
}

/** Shows '$0' when inactive (SAV-03). A status that the spec does not know is shown as sent. */
function Benefit({ status, mask }: { status: string; mask: Mask }) {
  const { money, summary } = useTexts(texts)
  if (status === '') return null
  const isInactive = status === 'I'
  return (
    <p className={classes.benefit}>
      <span className={status === 'A' ? 't-hidden' : 't-quiet'}>{summary.benefit}</span>
      {isInactive && <Money text={summary.none} shown={mask.shown} hiddenLabel={money.hidden} />}
      {isInactive ? (
        <StateChip tone="neutral" icon={<IconCircleMinus />}>
          {summary.inactive}
        </StateChip>
      ) : status === 'A' ? (
        <StateChip tone="ok" icon={<IconCircleCheck />}>
          {summary.active}
        </StateChip>
      ) : (
        <StateChip tone="neutral" icon={<IconInfoCircle />}>
          {summary.status(status)}
        </StateChip>
      )}
    </p>
  )
}
