import { IconChevronRight, IconClock, IconReceipt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { isWeekly, type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { Card } from '#ui/lists/card.tsx'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { EarlierPays } from './earlier-pays.tsx'
import { payOf } from './last-pay.ts'
import { NetPay } from './net-pay.tsx'
import classes from './pay-card.module.css'
import { periodText } from './period-text.ts'
import { texts } from '../texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

/**
 * Shows the last payment in its envelope. Its amount comes from the payslip lines, because the
 * periods have none (product.md).
 */
export function PayCard() {
  const words = useTexts(texts).pay
  const { data, failure, isLoading, refresh } = useOperation(listPayslips, {})
  const list = data?.data
  const periods = useMemo(() => (Array.isArray(list) ? list : []), [list])
  const { last, next, earlier } = payOf(periods, companyDate(serverNow()))
  if (isLoading) {
    return (
      <SkeletonRows
        rows={4}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  if (!last) return <NoPay isUnknown={data === null && failure !== null} onRetry={() => void refresh()} />
  return (
    <>
      <LastPay last={last} periods={periods} next={next} />
      <EarlierPays periods={earlier} />
    </>
  )
}

/** Loads after the first paint, which shows no amount. */
const loadNet = keptPart(() => import('./net-part.tsx'))

interface LastPayProps {
  last: PayslipPeriod
  periods: readonly PayslipPeriod[]
  next: PayslipPeriod | null
}

function LastPay({ last, periods, next }: LastPayProps) {
  const words = useTexts(texts).pay
  const { user } = useProfile()
  const mask = useMask()
  return (
    <Envelope
      open={mask.shown}
      foot={
        <a className={classes.see} href={`#${paths.payslip(payslipKey(last))}`}>
          <IconReceipt size={24} aria-hidden />
          <span className={classes.word}>{words.see}</span>
          <IconChevronRight size={22} aria-hidden />
        </a>
      }
    >
      <div className="t-wrap t-gap-0-3 t-between t-at-base">
        <h2 className={classes.title} data-fact>
          {words.title}
        </h2>
        <p className={classes.date} data-fact>
          {formatDate(last.paid_date)}
        </p>
      </div>
      <p className={classes.period} data-fact>
        {periodText(last, isWeekly(user.GrupoPago), words)}
      </p>
      <PartLoader load={loadNet} waiting={<NetPay net={null} mask={mask} />} failure={() => null}>
        {({ NetPart }) => <NetPart last={last} periods={periods} mask={mask} />}
      </PartLoader>
      {next && (
        <p className={classes.next}>
          <IconClock size={18} aria-hidden />
          {next.paid_date === ''
            ? words.nextWithoutDate
            : (next.prenomina ? words.next : words.nextClosed)(formatDate(next.paid_date))}
        </p>
      )}
    </Envelope>
  )
}

/** `isUnknown`: no answer has arrived; otherwise the answer contains no payments. */
function NoPay({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  const words = useTexts(texts).pay
  return (
    <Card className="t-stack t-gap-2 t-start">
      <h2 className={classes.title}>{isUnknown ? words.notHere : words.none}</h2>
      <p>{isUnknown ? words.notHereText : words.noneText}</p>
      {isUnknown && (
        <Button variant="outline" onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </Card>
  )
}
