import { IconChevronRight, IconReceipt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { listPayslips } from '#contract/payslips/payslips.ts'
import type { Failure } from '#core/transport/failure.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { clarificationPeriod, isWeekly, type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { recentPays } from '#domain/payslips/recent-pays.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { setPrefill } from '#models/requests/clarification-prefill.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import { Card } from '#ui/lists/card.tsx'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { OptionalPart, PartLoader } from '#ui/feedback/part-loader.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { payOf } from './last-pay.ts'
import { NetPay } from './net-pay.tsx'
import classes from './pay-card.module.css'
import { periodText } from './period-text.ts'
import { texts } from '../texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

/** Number of placeholder rows that are as high as the card with bars and explanation. */
export const PAY_ROWS = 6

/**
 * Shows the last payment in its envelope. The amount comes from the payslip's lines, because the list has no amounts.
 */
export function PayCard() {
  const words = useTexts(texts).pay
  const { data, failure, isLoading, refresh } = useOperation(listPayslips, {})
  const list = data?.data
  const periods = useMemo(() => (Array.isArray(list) ? list : []), [list])
  const today = companyDate(serverNow())
  const { last } = payOf(periods, today)
  const pays = useMemo(() => recentPays(periods, today), [periods, today])
  if (isLoading) {
    return (
      <SkeletonRows
        rows={PAY_ROWS}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  if (!last) return <NoPay failure={data === null ? failure : null} onRetry={() => void refresh()} />
  return <LastPay last={last} periods={periods} pays={pays} />
}

/** Loads after the first paint, which shows no amount. */
const loadNet = keptPart(() => import('../answers/net-part.tsx'))
const loadPicture = keptPart(() => import('../answers/pay-picture.tsx'))
/** Not precached: the check needs data of an earlier online visit, which also caches this part. */
const loadCheck = lazyPart(() => import('../answers/pay-check-line.tsx'))

interface LastPayProps {
  last: PayslipPeriod
  periods: readonly PayslipPeriod[]
  pays: readonly PayslipPeriod[]
}

function LastPay({ last, periods, pays }: LastPayProps) {
  const words = useTexts(texts).pay
  const { user } = useProfile()
  const mask = useMask()
  // A single bar would compare nothing.
  const isPictured = pays.length > 1
  const isExplained = isPictured && pays.at(-1) === last
  const { shown } = mask
  const envelope = (
    <Envelope
      className={isPictured ? (classes.pictured ?? '') : ''}
      open={shown}
      foot={
        <div className={classes.links}>
          <a className={classes.see} href={`#${paths.payslip(payslipKey(last))}`}>
            <IconReceipt size={24} aria-hidden />
            <span className={classes.word}>{words.see}</span>
            <IconChevronRight size={22} aria-hidden />
          </a>
          <Ask last={last} />
        </div>
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
      {isExplained && (
        <p className={classes.why}>
          <OptionalPart load={loadPicture}>
            {({ PayWhy }) => <PayWhy last={last} periods={periods} shown={shown} />}
          </OptionalPart>
        </p>
      )}
      <p className={classes.check}>
        <OptionalPart load={loadCheck}>
          {({ PayCheckLine }) => <PayCheckLine last={last} periods={periods} shown={shown} />}
        </OptionalPart>
      </p>
    </Envelope>
  )
  if (!isPictured) return envelope
  return (
    <div>
      <div className={classes.slip}>
        <OptionalPart load={loadPicture}>
          {({ PayBars }) => <PayBars periods={periods} shown={shown} />}
        </OptionalPart>
      </div>
      {envelope}
    </div>
  )
}

/** Opens the clarification with this payment, so that only the reason and the comment are left. */
function Ask({ last }: { last: PayslipPeriod }) {
  const words = useTexts(texts).pay
  const { user } = useProfile()
  // A company's own host has no delivery key, and may not know a special code with its year (BR-19).
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  const prefill = () =>
    setPrefill({
      period: clarificationPeriod(last, isOurs),
      periodName: periodText(last, isWeekly(user.GrupoPago), words),
      reasonHints: [],
      comment: '',
    })
  return (
    <a className={classes.ask} href={`#${paths.newClarification}`} onClick={prefill}>
      <span className={classes.word}>
        {words.ask}
        <span className="t-hidden"> {words.askWhat}</span>
      </span>
    </a>
  )
}

/** `failure` is null for an answer without payments. */
function NoPay({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const words = useTexts(texts).pay
  const isUnknown = failure !== null
  const unknownText = failure?.kind === 'offline' ? words.notHereText : words.notUpdated
  return (
    <Card className="t-stack t-gap-2 t-start">
      <h2 className={classes.title}>{isUnknown ? words.notHere : words.none}</h2>
      <p>{isUnknown ? unknownText : words.noneText}</p>
      {isUnknown && (
        <Button variant="outline" onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </Card>
  )
}
