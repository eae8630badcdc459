import { IconCloudOff } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { type FundTotals, readFundTotals } from '#contract/savings/savings-totals.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { companyDate, formatInstant } from '#domain/time/dates.ts'
import { moneyOnScreen, toCentavos } from '#domain/money/money.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { MonthsDialog } from './months-picture.tsx'
import { texts } from './texts.es.ts'
import classes from './totals.module.css'

export function TotalsStrip() {
  const words = useTexts(texts)
  const today = companyDate(serverNow())
  const [typed, setTyped] = useState(today)
  const [day, setDay] = useState(today)
  const change = (next: string) => {
    setTyped(next)
    if (next === '') setDay(today)
    else if (isDay(next) && next <= today) setDay(next)
  }
  const [isOpen, setOpen] = useState(false)
  // A request for today has no date, so its cached response is also found tomorrow.
  const { data, at, failure, isRefreshing, refresh } = useOperation(
    readFundTotals,
    day === today ? {} : { dia: day },
  )
  const [last, setLast] = useState(data)
  if (data !== null && data !== last) setLast(data)
  const shown = data ?? (isRefreshing ? last : null)
  // The server refuses the totals to a role that is limited to some employees.
  if (shown === null && failure?.kind === 'rejected' && day === today) return null
  return (
    <section className={classes.strip} aria-label={words.title} aria-busy={isRefreshing}>
      <div className={classes.line}>
        {shown === null ? <Missing failure={failure} refresh={refresh} /> : <Sums totals={shown} />}
        <div className={classes.day}>
          <DateBoxes
            id="totales-dia"
            label={words.day}
            hideLabel
            words={words.parts}
            value={typed}
            error={isDay(typed) && typed > today ? words.future : null}
            onChange={change}
          />
          <div className={shown === null ? classes.coming : undefined}>
            <TextLink underline onClick={() => setOpen(true)}>
              {words.months.open}
            </TextLink>
          </div>
        </div>
      </div>
      {shown !== null && failure !== null && failure.kind !== 'expired' && (
        <p role="status" className={classes.kept}>
          <IconCloudOff size={20} aria-hidden />
          <span>
            {at === null ? failureText(failure, words.failure) : words.keptFrom(formatInstant(at))}{' '}
            <TextLink underline onClick={() => void refresh()}>
              {words.again}
            </TextLink>
          </span>
        </p>
      )}
      {isOpen && shown !== null && <MonthsDialog months={shown.meses} onClose={() => setOpen(false)} />}
    </section>
  )
}

type Answer = Pick<ReturnType<typeof useOperation<typeof readFundTotals>>, 'failure' | 'refresh'>

function Missing({ failure, refresh }: Answer) {
  const words = useTexts(texts)
  if (failure === null) {
    return (
      <div className={classes.missing}>
        <SkeletonRows
          rows={1}
          label={words.loading}
          slowText={words.slow}
          retryText={words.again}
          onRetry={() => void refresh()}
        />
      </div>
    )
  }
  return (
    <div role="alert" className={classes.missing}>
      <p className="t-strong">{words.old}</p>
      <p>
        {failureText(failure, words.failure)}{' '}
        <TextLink underline onClick={() => void refresh()}>
          {words.again}
        </TextLink>
      </p>
    </div>
  )
}

function Sums({ totals }: { totals: FundTotals }) {
  const words = useTexts(texts)
  const { ahorrado, prestado, disponible, personas } = totals
  const money = (pesos: number) => moneyOnScreen(toCentavos(pesos))
  const lentPart = ahorrado > 0 ? Math.min(1, Math.max(0, prestado / ahorrado)) : 0
  const percent = (part: number) => `${Math.round(part * 100)} %`
  return (
    <div className={classes.sums}>
      <dl className={classes.saved}>
        <dt>{words.saved}</dt>
        <dd className={classes.big}>{money(ahorrado)}</dd>
        <dd className="t-quiet">{words.people(personas)}</dd>
      </dl>
      <div className={classes.split}>
        <dl className={classes.parts}>
          <div>
            <dt>{words.lent}</dt>
            <dd>{money(prestado)}</dd>
          </div>
          <div className={classes.available}>
            <dt>{words.available}</dt>
            <dd>{money(disponible)}</dd>
          </div>
        </dl>
        <div
          className={classes.bar}
          role="img"
          aria-label={words.split(percent(lentPart), percent(1 - lentPart))}
          style={{ '--lent': lentPart } as CSSProperties}
        >
          {lentPart > 0 && <span className={classes.lent}>{lentPart >= 0.12 && percent(lentPart)}</span>}
          {lentPart < 1 && <span className={classes.left}>{lentPart <= 0.88 && percent(1 - lentPart)}</span>}
        </div>
      </div>
    </div>
  )
}
