import { IconAlertTriangle, IconFileText } from '@tabler/icons-react'
import type { DetailLine, PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { ownSentenceFor } from '#domain/pay-lines/own-sentence.ts'
import { formatDate, formatInstant } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { type LegacyPayslipState, useLegacyPayslip } from '#models/payslips/use-legacy-payslip.ts'
import { useKeptFiles } from '#hooks/work/use-kept-files.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { periodName } from '#pieces/payslips/pay-change.ts'
import { texts as payTexts } from '#pieces/payslips/texts.es.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { lazyPart } from '#parts/lazy-part.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { useAbsentText } from '../rows/absent-text.ts'
import { useAskAboutPay } from '../change/ask-about-pay.ts'
import { ChangeSkeleton } from '../change/change-skeleton.tsx'
import { PayChangeCard } from '../change/pay-change-card.tsx'
import { type ChangePlace, useChangePlace } from '../change/use-change-place.ts'
import { PayDays } from './pay-days.tsx'
import { PayEnvelope } from './pay-envelope.tsx'
import { CashTotal, PayLines } from './pay-lines.tsx'
import { PayslipSeal } from './payslip-seal.tsx'
import { PayStamp } from './pay-stamp.tsx'
import { useLineAsked } from './use-line-asked.ts'
import { payslipFileId } from '../file/payslip-file.ts'
import { PrintButton } from '../file/print-button.tsx'
import { usePrintAsked } from '../file/use-print-asked.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'
import type { PayslipList } from '../rows/use-payslips.ts'
import classes from './payslip-summary.module.css'
import { Button } from '#ui/actions/button.tsx'

const loadCheck = lazyPart(() => import('../check/pay-check.tsx'))
const loadXml = lazyPart(() => import('../file/xml-button.tsx'))

interface Props {
  row: PayslipRow
  list: PayslipList
}

export function PayslipSummary({ row, list }: Props) {
  const isLacking = list.lacksDetail(row.period)
  const state = useLegacyPayslip(isLacking ? null : row.period)
  const hasPdf = useKeptFiles()?.files.has(payslipFileId(row.period)) ?? false
  const detail = state.payslip?.kind === 'detail' ? state.payslip : null
  const place = useChangePlace(row, list, detail !== null)
  const isOut = (state.failure?.kind === 'offline' || state.payslip?.kind === 'wait') && !detail && !hasPdf
  return (
    <>
      <div className={classes.scroll}>
        {detail ? (
          <Detail row={row} list={list} detail={detail} place={place} />
        ) : (
          <NoDetail row={row} state={state} isLacking={isLacking} hasPdf={hasPdf} />
        )}
        {detail && place !== 'coming' && <Landscape row={row} />}
        {place !== 'coming' && <Xml row={row} />}
      </div>
      {detail && state.failure && !row.period.stamped && <OlderData at={detail.at} />}
      <Bar row={row} hasPaper={!isOut} />
    </>
  )
}

interface DetailProps extends Props {
  detail: PayslipDetail
  place: ChangePlace
}

function Detail({ row, list, detail, place }: DetailProps) {
  const mask = useMask()
  const asked = useLineAsked(detail.lines)
  const ownOf = (line: DetailLine) => ownSentenceFor(line, detail.end.slice(0, 10), list.sentences)
  const lines = { lines: detail.lines, ownOf, asked, shown: mask.shown }
  const change = <PayChangeCard row={row} list={list} detail={detail} shown={mask.shown} />
  return (
    <div className={classes.content}>
      <div className="t-stack t-gap-4 t-shrink">
        <PayEnvelope row={row} detail={detail} mask={mask} />
        {/* A preview is never checked, so its screen reserves no space. */}
        {row.kind !== 'prepayroll' && (
          <div className={classes.check}>
            <OptionalPart load={loadCheck}>
              {({ PayCheck }) => <PayCheck row={row} list={list} detail={detail} shown={mask.shown} />}
            </OptionalPart>
          </div>
        )}
        {place === 'coming' ? <ChangeSkeleton /> : place === 'above' && change}
      </div>
      <div className={classes.lines} data-coming={place === 'coming' ? '' : undefined}>
        <PayLines side="perception" {...lines} />
        {detail.lines.some(({ side }) => side === 'otherPayment') && (
          <PayLines side="otherPayment" {...lines} />
        )}
        <PayLines side="deduction" {...lines} />
        <CashTotal detail={detail} shown={mask.shown} />
        <PayDays days={detail.days} daysPaid={detail.daysPaid} />
        <PayslipSeal detail={detail} />
        {detail.stamp && <PayStamp stamp={detail.stamp} />}
        {place === 'below' && change}
      </div>
    </div>
  )
}

/** Rendered last, because the warning would move the content below. */
function OlderData({ at }: { at: number }) {
  const { failure } = useTexts(texts)
  return (
    <Banner tone="warn" icon={<IconAlertTriangle size={22} />}>
      {failure.oldData(formatInstant(at))}
    </Banner>
  )
}

function Xml({ row: { period } }: { row: PayslipRow }) {
  const isKiosk = useIsKiosk()
  if (isKiosk || !period.stamped || !period.idtimbrado) return null
  return (
    <div className={classes.more}>
      <OptionalPart load={loadXml}>
        {({ XmlButton }) => <XmlButton stampId={period.idtimbrado ?? 0} />}
      </OptionalPart>
    </div>
  )
}

function Landscape({ row }: { row: PayslipRow }) {
  const { summary } = useTexts(texts)
  return (
    <div className={classes.more}>
      <Button
        data-paper="horizontal"
        variant="subtle"
        size="sm"
        onClick={() => navigate(`${paths.payslip(row.key)}/horizontal`)}
      >
        {summary.landscape}
      </Button>
    </div>
  )
}

function Bar({ row, hasPaper }: { row: PayslipRow; hasPaper: boolean }) {
  const { summary } = useTexts(texts)
  const askAboutPay = useAskAboutPay()
  const isKiosk = useIsKiosk()
  const isPrintAsked = usePrintAsked()
  return (
    <div className={classes.bar}>
      {hasPaper && isKiosk && <PrintButton period={row.period} isAsked={isPrintAsked} />}
      {hasPaper && (
        <Button
          data-paper="pdf"
          variant={isKiosk ? 'outline' : 'filled'}
          leftSection={<IconFileText size={22} aria-hidden />}
          onClick={() => navigate(`${paths.payslip(row.key)}/pdf`)}
        >
          {summary.openPdf}
        </Button>
      )}
      <Button variant="outline" onClick={() => askAboutPay(row)}>
        {summary.ask}
      </Button>
    </div>
  )
}

interface NoDetailProps {
  row: PayslipRow
  state: LegacyPayslipState
  isLacking: boolean
  hasPdf: boolean
}

/** Explains missing lines: still loading, not visible yet (LEGPAY-10), not on this device, or absent. */
function NoDetail({ row, state, isLacking, hasPdf }: NoDetailProps) {
  const { summary } = useTexts(texts)
  const payWords = useTexts(payTexts)
  const absentText = useAbsentText()
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const { payslip, failure, retry } = state
  if (payslip?.kind === 'wait') {
    const name = periodName(row.period, weekly, row.period.year, payWords)
    return (
      <EmptyState drawing={<DrawingEmptyPayslips />} title={summary.wait(name, formatDate(payslip.until))} />
    )
  }
  if (isLacking || failure?.kind === 'rejected') {
    return <EmptyState drawing={<DrawingEmptyPayslips />} title={summary.none} />
  }
  if (state.isLoading || failure === null) {
    return (
      <div className={classes.notice}>
        <SkeletonRows
          rows={5}
          label={summary.loading}
          slowText={summary.slow}
          retryText={summary.again}
          onRetry={retry}
        />
      </div>
    )
  }
  const again = (
    <Button variant="outline" onClick={retry}>
      {summary.again}
    </Button>
  )
  const absent = hasPdf ? summary.pdfOnly : absentText
  return (
    <div role="alert">
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={failure.kind === 'offline' ? absent : summary.failed}
        action={again}
      />
    </div>
  )
}
