import { moneyOnScreen } from '#domain/money/money.ts'
import type { BalanceCurve } from '#domain/savings/savings-statement.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartScale } from './chart-scale.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './balance-chart.module.css'
import { texts } from '../texts.es.ts'

interface Props {
  curve: BalanceCurve
  periodText: (period: string) => string
}

export function BalanceChart({ curve, periodText }: Props) {
  const words = useTexts(texts).chart
  const { points } = curve
  const scale = chartScale(Math.max(...points.map(({ balance }) => balance)))
  const top = scale.at(-1) ?? 1
  const last = points.length - 1
  const place = (index: number) => index / last
  const height = (balance: number) => 100 - (balance / top) * 100
  const path = points.map(({ balance }, index) => `${index} ${height(balance)}`).join('L')
  const nameOf = (index: number) => periodText(points[index]?.period ?? '')
  const [from, to] = [nameOf(0), nameOf(last)]
  return (
    <>
      <ChartFrame
        label={words.balanceText(from, to)}
        scale={scale}
        count={points.length}
        ends={[from, to]}
        start={last}
        choose={words.choosePeriod}
        reading={(index) => ({ name: nameOf(index), figures: moneyOnScreen(points[index]?.balance ?? 0) })}
        place={place}
      >
        {(chosen) => (
          <>
            <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path className={classes.area} d={`M0 100L${path}L${last} 100Z`} />
              <path className={classes.line} d={`M${path}`} vectorEffect="non-scaling-stroke" />
            </svg>
            <span
              className={classes.point}
              style={{ left: `${place(chosen) * 100}%`, top: `${height(points[chosen]?.balance ?? 0)}%` }}
            />
          </>
        )}
      </ChartFrame>
      <ChartTable
        caption={words.balanceTable}
        columns={[words.period, words.change, words.after]}
        rows={[...points].reverse().map(({ period, change, balance }) => ({
          name: periodText(period),
          amounts: [change, balance].map(moneyOnScreen),
        }))}
      />
    </>
  )
}
