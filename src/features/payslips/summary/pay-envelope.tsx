import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { netOf, sumOf } from '#domain/payslips/pay-difference.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { Money, MoneyToggle } from '#ui/fields/money-toggle.tsx'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'
import classes from './pay-envelope.module.css'

interface Props {
  row: PayslipRow
  detail: PayslipDetail
  mask: Mask
}

/** Computes the net pay from the lines below, never from the provider's totals. */
export function PayEnvelope({ row, detail, mask }: Props) {
  const { summary } = useTexts(texts)
  const title = titleOf(row.period, companyDate(serverNow()), summary)
  const { shown } = mask
  const hasOthers = detail.lines.some(({ side }) => side === 'otherPayment')
  const sums = [
    { label: summary.earned, amount: sumOf(detail.lines, 'perception') },
    ...(hasOthers ? [{ label: summary.otherPaid, amount: sumOf(detail.lines, 'otherPayment') }] : []),
    { label: summary.deducted, amount: sumOf(detail.lines, 'deduction') },
  ]
  return (
    <Envelope
      open={shown}
      foot={
        <dl className={classes.sums}>
          {sums.map(({ label, amount }) => (
            <div key={label} className={classes.sum}>
              <dt>{label}</dt>
              <dd>
                <Money text={moneyOnScreen(amount)} shown={shown} hiddenLabel={summary.hidden} />
              </dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className="t-wrap t-gap-0-3 t-between t-at-base">
        <h3 className="t-row-text">{title}</h3>
        <p className={classes.date}>{row.paidOn}</p>
      </div>
      <div className="t-row t-wrap t-gap-0-3 t-between">
        <Money
          text={moneyOnScreen(netOf(detail.lines))}
          shown={shown}
          hiddenLabel={summary.hidden}
          size="large"
        />
        <MoneyToggle shown={shown} onToggle={mask.toggle} showWord={summary.show} hideWord={summary.hide} />
      </div>
      <p className={classes.hint}>{shown ? summary.hidesIn(mask.secondsLeft) : summary.tapToShow}</p>
      {row.kind === 'prepayroll' && <p className={classes.hint}>{summary.mayChange}</p>}
    </Envelope>
  )
}

function titleOf(
  { prenomina, paid_date: paid }: PayslipPeriod,
  today: string,
  words: { received: string; toReceive: string; net: string },
): string {
  if (prenomina || paid > today) return words.toReceive
  return paid === '' ? words.net : words.received
}
