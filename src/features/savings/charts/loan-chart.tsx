import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import type { LoanInstalment } from '#domain/savings/savings-statement.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartScale } from './chart-scale.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './loan-chart.module.css'
import { texts } from '../texts.es.ts'

interface Props {
  instalments: readonly LoanInstalment[]
}

export function LoanChart({ instalments }: Props) {
  const words = useTexts(texts).chart
  const start = Math.max(0, instalments.filter(({ date }) => date !== null).length - 1)
  return (
    <>
      <LoanBars instalments={instalments} start={start} />
      <Interest instalments={instalments} hasFuture={hasFuture(instalments)} />
      <ChartTable
        caption={words.loanTable}
        columns={[words.number, words.principal, words.interest, words.after]}
        rows={instalments.map(({ number, date, principal, interest, balance }) => ({
          name: words.payment(number),
          note: date === null ? words.toCome : formatDate(date),
          amounts: [principal, interest, balance].map(moneyOnScreen),
        }))}
      />
    </>
  )
}

function hasFuture(instalments: Props['instalments']): boolean {
  return instalments.some(({ date }) => date === null)
}

/** @param start payment that is selected first */
export function LoanBars({ instalments, start }: Props & { start: number }) {
  const words = useTexts(texts).chart
  const count = instalments.length
  const scale = chartScale(Math.max(...instalments.map(({ principal, interest }) => principal + interest)))
  const numberOf = (index: number) => words.payment(instalments[index]?.number ?? 0)
  const reading = (index: number) => {
    const { principal = 0, interest = 0 } = instalments[index] ?? {}
    return {
      name: numberOf(index),
      figures: `${words.principal} ${moneyOnScreen(principal)} · ${words.interest} ${moneyOnScreen(interest)}`,
    }
  }
  return (
    <>
      <Legend hasFuture={hasFuture(instalments)} />
      <ChartFrame
        label={words.loanText(count)}
        scale={scale}
        count={count}
        ends={[numberOf(0), numberOf(count - 1)]}
        start={start}
        choose={words.choosePayment}
        reading={reading}
        place={(index) => (index + 0.5) / count}
      >
        {() => <Bars instalments={instalments} top={scale.at(-1) ?? 1} />}
      </ChartFrame>
    </>
  )
}

/** Empty share of a bar's slot. */
const GAP = 0.24

function Bars({ instalments, top }: Props & { top: number }) {
  const height = (amount: number) => (amount / top) * 100
  return (
    <svg
      viewBox={`0 0 ${instalments.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {instalments.map(({ number, date, principal, interest }, index) => {
        const bar = { x: index + GAP / 2, width: 1 - GAP, vectorEffect: 'non-scaling-stroke' } as const
        const below = height(principal)
        const above = height(interest)
        const open = date === null && classes.toCome
        return (
          <g key={number}>
            <rect {...bar} y={100 - below} height={below} className={classNames(classes.principal, open)} />
            <rect
              {...bar}
              y={99 - below - above}
              height={above}
              className={classNames(classes.interest, open)}
            />
          </g>
        )
      })}
    </svg>
  )
}

function Legend({ hasFuture }: { hasFuture: boolean }) {
  const words = useTexts(texts).chart
  const entries = [
    { word: words.principal, look: classes.principal },
    { word: words.interest, look: classes.interest },
    ...(hasFuture ? [{ word: words.toCome, look: classNames(classes.principal, classes.toCome) }] : []),
  ]
  return (
    <ul className={classes.legend}>
      {entries.map(({ word, look }) => (
        <li key={word}>
          <svg className={classes.swatch} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <rect x="1" y="1" width="14" height="14" rx="2" className={look} />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  )
}

function Interest({ instalments, hasFuture }: Props & { hasFuture: boolean }) {
  const words = useTexts(texts).chart
  const sum = (isPaid: boolean) =>
    instalments
      .filter(({ date }) => (date !== null) === isPaid)
      .reduce((total, { interest }) => total + interest, 0)
  return (
    <>
      <dl className={classes.interests}>
        <div>
          <dt>{words.interestPaid}</dt>
          <dd>{moneyOnScreen(sum(true))}</dd>
        </div>
        {hasFuture && (
          <div>
            <dt>{words.interestToCome}</dt>
            <dd>{moneyOnScreen(sum(false))}</dd>
          </div>
        )}
      </dl>
      {hasFuture && <p className={classes.note}>{words.estimated}</p>}
    </>
  )
}
