import {
  IconCalendarClock,
  IconDotsCircleHorizontal,
  IconId,
  IconMessage,
  IconPigMoney,
  IconPrinter,
  IconReceipt,
} from '@tabler/icons-react'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { isWeekly, payslipKey } from '#domain/payslips/payslip.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { AskIcon, ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { KioskTile } from '#ui/kiosk/kiosk-tile.tsx'
import classes from './kiosk-home-screen.module.css'
import { kioskTexts } from './kiosk-texts.es.ts'
import { payOf } from '../pay/last-pay.ts'
import { periodText } from '../pay/period-text.ts'
import { texts } from '../texts.es.ts'

export function Screen() {
  const words = useTexts(kioskTexts)
  const { shortcuts } = useTexts(texts)
  const { canOpen } = useShellParts()
  const savings = useSavingsEnrolment()
  const { notices } = useNotices()
  const record = [paths.myData, paths.documents].find(canOpen)
  const tiles = [
    canOpen(paths.payslips) && <PayslipTile key="payslips" />,
    // Shows the tile until the answer is known. A late tile would move others during a tap.
    canOpen(paths.savings) && savings.canSee !== false && (
      <KioskTile
        key="savings"
        href={`#${paths.savings}`}
        tone="teal"
        icon={<IconPigMoney />}
        title={words.savings}
        text={words.savingsText}
      />
    ),
    canOpen(paths.assistant) && (
      <KioskTile
        key="assistant"
        href={`#${paths.assistant}`}
        tone="ok"
        icon={<IconMessage />}
        title={words.assistant}
        text={savings.canSee === false ? words.assistantOutside : words.assistantText}
      />
    ),
    canOpen(paths.kardex) && (
      <KioskTile
        key="kardex"
        href={`#${paths.kardex}`}
        tone="primary"
        icon={<IconCalendarClock />}
        title={words.kardex}
        text={words.kardexText}
      />
    ),
    canOpen(paths.newAsking) && (
      <KioskTile
        key="ask"
        href={`#${paths.newAsking}`}
        tone="teal"
        icon={<AskIcon />}
        title={shortcuts.ask}
        text={words.askText}
      />
    ),
    record !== undefined && (
      <KioskTile
        key="record"
        href={`#${record}`}
        tone="warn"
        icon={<IconId />}
        title={words.record}
        text={words.recordText}
      />
    ),
    canOpen(paths.payDoubt) && (
      <KioskTile
        key="clarifications"
        href={`#${paths.payDoubt}`}
        tone="pink"
        icon={<ClarificationIcon />}
        title={words.clarifications}
        text={words.clarificationsText}
      />
    ),
    <KioskTile
      key="more"
      href={`#${paths.more}`}
      tone="neutral"
      icon={<IconDotsCircleHorizontal />}
      title={words.more}
      text={notices.length > 0 ? words.notices(notices.length) : words.moreText}
    />,
  ].filter((tile) => tile !== false)
  return (
    <div className={classes.grid} data-tiles={tiles.length}>
      {tiles}
    </div>
  )
}

/**
 * Opens or prints the latest stamped payslip. Shows no amount, because a kiosk would have to mask the amount.
 */
function PayslipTile() {
  const words = useTexts(kioskTexts)
  const { pay } = useTexts(texts)
  const { user } = useProfile()
  const { data } = useOperation(listPayslips, {})
  const stamped = (Array.isArray(data?.data) ? data.data : []).filter((period) => period.stamped)
  const { last } = payOf(stamped, companyDate(serverNow()))
  const period = last && (periodText(last, isWeekly(user.GrupoPago), pay).split(' · ')[0] ?? '')
  return (
    <div className={classes.first}>
      <KioskTile
        href={`#${last ? paths.payslip(payslipKey(last)) : paths.latestPayslip}`}
        tone="money"
        icon={<IconReceipt />}
        title={words.payslip}
        text={last && period ? words.lastPay(period, formatDate(last.paid_date)) : words.payslipText}
      />
      {/* Rendered also before the payslip is known; a late button would move tiles during a tap. */}
      <Button
        fullWidth
        size="lg"
        resting={!last}
        href={`#${last ? paths.payslipPrint(payslipKey(last)) : paths.latestPayslipPrint}`}
        leftSection={<IconPrinter size={28} aria-hidden />}
      >
        {words.print}
        <span className="t-hidden"> {period}</span>
      </Button>
    </div>
  )
}
