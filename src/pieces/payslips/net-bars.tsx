import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { shortName } from './pay-change.ts'
import { texts } from './texts.es.ts'
import classes from './net-bars.module.css'

interface Props {
  /** Regular payments, oldest first; at least one. */
  periods: readonly PayslipPeriod[]
  /** Net pay in centavos by payslip key. A payment is absent while its net pay is unknown. */
  nets: ReadonlyMap<string, number>
  /** True while absent payments are looked for. */
  isFetching: boolean
  weekly: boolean
  shown: boolean
}

/** Minimum height of a bar in percent, because every payment must be visible. */
const LOWEST = 4

/**
 * Draws one bar per payment. While amounts are masked all bars are equal, because their heights would reveal
 * the amounts. Decorative: `NetTable` has the figures. Uses spans, because a link may contain the bars.
 */
export function NetBars({ periods, nets, weekly, shown }: Omit<Props, 'isFetching'>) {
  const words = useTexts(texts)
  const most = Math.max(1, ...nets.values())
  const heightOf = (net: number | undefined) =>
    shown && net !== undefined ? { height: `${Math.max(LOWEST, (net / most) * 100)}%` } : undefined
  const [first, last] = [periods[0], periods.at(-1)]
  return (
    <span className={classes.picture} data-net-bars aria-hidden="true">
      <span className={classes.names}>
        {first && <span>{shortName(first, weekly, words)}</span>}
        {last && last !== first && <span className="t-strong">{shortName(last, weekly, words)}</span>}
      </span>
      <span className={classes.bars}>
        {periods.map((period) => {
          const style = heightOf(nets.get(payslipKey(period)))
          return <span key={payslipKey(period)} style={style} data-known={style && ''} />
        })}
      </span>
    </span>
  )
}

/** Table of the bars for screen readers. Renders nothing while amounts are masked. */
export function NetTable({ periods, nets, isFetching, weekly, shown }: Props) {
  const words = useTexts(texts).table
  if (!shown) return null
  return (
    <div className="t-hidden">
      <table>
        <caption>{words.caption(periods.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.period}</th>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.net}</th>
          </tr>
        </thead>
        <tbody>
          {[...periods].reverse().map((period) => {
            const net = nets.get(payslipKey(period))
            return (
              <tr key={payslipKey(period)}>
                <th scope="row">{(weekly ? words.week : words.fortnight)(period.period)}</th>
                <td>{formatDate(period.paid_date)}</td>
                <td>
                  {net === undefined ? (isFetching ? words.fetching : words.unknown) : moneyOnScreen(net)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
