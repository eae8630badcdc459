import { useMemo } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { isWeekly, payslipKey } from '#domain/payslips/payslip.ts'
import { recentPays } from '#domain/payslips/recent-pays.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useNets } from '#models/payslips/use-nets.ts'
import { NetBars, NetTable } from '#pieces/payslips/net-bars.tsx'
import { MoneyToggle } from '#ui/fields/money-toggle.tsx'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'
import classes from './pay-picture.module.css'

interface Props {
  rows: readonly PayslipRow[]
  /** Last day of the stored history before a gap (gapAfter); null without a gap. */
  gap: string | null
}

export function PayPicture({ rows, gap }: Props) {
  const { picture: words, summary } = useTexts(texts)
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const mask = useMask()
  const today = companyDate(serverNow())
  const periods = useMemo(
    () =>
      recentPays(
        rows.map(({ period }) => period),
        today,
        gap,
      ),
    [rows, today, gap],
  )
  const known = useNets(periods, mask.shown)
  const last = periods.at(-1)
  if (!last || periods.length < 2) return null
  const shared = { periods, ...known, weekly, shown: mask.shown }
  return (
    <section className={classes.card} aria-label={words.title}>
      {/* Hidden from screen readers and the keyboard, because the list below has the same link with a name. */}
      <a
        className={classes.bars}
        href={`#${paths.payslip(payslipKey(last))}`}
        aria-hidden="true"
        tabIndex={-1}
      >
        <NetBars {...shared} />
      </a>
      <MoneyToggle
        shown={mask.shown}
        onToggle={mask.toggle}
        showWord={summary.show}
        hideWord={summary.hide}
        label={mask.shown ? words.hide : words.show}
        tone="primary"
      />
      <NetTable {...shared} />
    </section>
  )
}
