import { moneyOnScreen } from '#domain/money/money.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { barsOf, type PayChange, shortName } from '#pieces/payslips/pay-change.ts'
import { texts } from '#pieces/payslips/texts.es.ts'
import { Money } from '#ui/fields/money-toggle.tsx'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import classes from './pay-bars.module.css'

interface Props {
  change: PayChange
  before: PayslipRow
  after: PayslipRow
  shown: boolean
}

/** Shows no bars while money is masked, because their lengths would reveal amounts. */
export function PayBars({ change, before, after, shown }: Props) {
  const words = useTexts(texts)
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const bars = barsOf(change)
  const width = (percent: number) => ({ width: `${percent}%` })
  return (
    <dl className={classes.bars}>
      <div className={classes.line}>
        <dt>{shortName(before.period, weekly, words)}</dt>
        <dd className={classes.track} aria-hidden="true">
          {shown && <span className={classes.before} style={width(bars.before)} />}
        </dd>
        <dd className={classes.amount}>
          <Money text={moneyOnScreen(change.before)} shown={shown} hiddenLabel={words.hidden} />
        </dd>
      </div>
      <div className={classes.line} data-now="">
        <dt>{shortName(after.period, weekly, words)}</dt>
        <dd className={classes.track} aria-hidden="true">
          {shown && (
            <>
              <span className={classes.now} style={width(bars.shared)} />
              {bars.extra > 0 && <span className={classes.extra} style={width(bars.extra)} />}
              {bars.missing > 0 && <span className={classes.missing} style={width(bars.missing)} />}
              <span className={classes.mark} style={{ left: `${bars.before}%` }} />
            </>
          )}
        </dd>
        <dd className={classes.amount}>
          <Money text={moneyOnScreen(change.after)} shown={shown} hiddenLabel={words.hidden} />
        </dd>
      </div>
    </dl>
  )
}
