import { IconCalendarCheck, IconClockHour4 } from '@tabler/icons-react'
import type {
  ParameterPeriod,
  ParameterProposal,
  ParameterValues,
} from '#contract/savings/savings-parameters.ts'
import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { exampleInterest, parameterNames } from '#domain/savings/savings-parameters.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Decide } from './decide.tsx'
import { texts } from './texts.es.ts'
import { fromWire, quotaText, shownValue } from './typed-parameters.ts'
import classes from './rates.module.css'

interface Props {
  periods: readonly ParameterPeriod[]
  proposals: readonly ParameterProposal[]
  today: string
}

export function periodOn(
  periods: readonly ParameterPeriod[],
  day: string,
  isBefore = false,
): ParameterPeriod | null {
  return periods.find(({ desde }) => (isBefore ? desde < day : desde <= day)) ?? null
}

export function Upcoming({ periods, proposals, today }: Props) {
  const words = useTexts(texts)
  const waiting = proposals.filter(({ estado }) => estado === 'pendiente')
  const approved = periods.filter(({ desde }) => desde > today).reverse()
  if (waiting.length + approved.length === 0) return null
  return (
    <section className="t-stack t-gap-3" aria-labelledby="viene">
      <h2 id="viene" className="t-h3 t-heavy">
        {words.coming.title}
      </h2>
      {waiting.map((proposal) => (
        <article
          key={proposal.id}
          className={classes.change}
          aria-label={words.coming.from(formatDate(proposal.desde))}
        >
          <header className={classes.head}>
            <h3 className="t-lead t-heavy t-grow">{words.coming.from(formatDate(proposal.desde))}</h3>
            <StateChip tone="warn" icon={<IconClockHour4 size={18} />}>
              {words.coming.waits}
            </StateChip>
          </header>
          <p className="t-quiet">
            {words.coming.proposed(properName(proposal.propuso), formatDate(proposal.fechaPropuesta))}
          </p>
          <Changes before={periodOn(periods, proposal.desde)} after={proposal} />
          <Decide proposal={proposal} isLate={proposal.desde < today} />
        </article>
      ))}
      {approved.map((period) => (
        <article
          key={period.desde}
          className={classes.change}
          aria-label={words.coming.from(formatDate(period.desde))}
        >
          <header className={classes.head}>
            <h3 className="t-lead t-heavy t-grow">{words.coming.from(formatDate(period.desde))}</h3>
            <StateChip tone="ok" icon={<IconCalendarCheck size={18} />}>
              {words.coming.approved}
            </StateChip>
          </header>
          {period.propuso !== '' && (
            <p className="t-quiet">
              {words.coming.both(properName(period.propuso), properName(period.aprobo))}
            </p>
          )}
          <Changes before={periodOn(periods, period.desde, true)} after={period} />
        </article>
      ))}
    </section>
  )
}

function Changes({ before, after }: { before: ParameterPeriod | null; after: ParameterValues }) {
  const words = useTexts(texts)
  const next = fromWire(after)
  const last = before && fromWire(before)
  const changed = parameterNames.filter((name) => last === null || last[name] !== next[name])
  return (
    <dl className={classes.changes}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{words.names[name]}</dt>
          <dd>
            {last && <BeforeAfter before={shownValue(name, last[name], words.times)} />}
            <strong>{shownValue(name, next[name], words.times)}</strong>
          </dd>
        </div>
      ))}
      {last?.refusesAboveQuota !== next.refusesAboveQuota && (
        <div>
          <dt>{words.quota.name}</dt>
          <dd>
            {last && <BeforeAfter before={quotaText(last, words)} />}
            <strong>{quotaText(next, words)}</strong>
          </dd>
        </div>
      )}
      {last !== null && exampleInterest(last) !== exampleInterest(next) && (
        <div>
          <dt>{words.exampleName}</dt>
          <dd>
            <BeforeAfter before={moneyOnScreen(exampleInterest(last))} />
            <strong>{moneyOnScreen(exampleInterest(next))}</strong>
          </dd>
        </div>
      )}
    </dl>
  )
}

function BeforeAfter({ before }: { before: string }) {
  const words = useTexts(texts)
  return (
    <>
      <span className={classes.before}>
        <span className="t-hidden">{words.before} </span>
        {before}
      </span>
      <span aria-hidden="true" className="t-quiet">
        →
      </span>
      <span className="t-hidden">{words.after} </span>
    </>
  )
}
