import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { formatInstant } from '#domain/time/dates.ts'
import { payslipFileName } from '#domain/payslips/payslip.ts'
import { receiptAddress } from './receipt-address.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useAbsentText } from '../rows/absent-text.ts'
import type { PayslipFileFailure } from './payslip-file.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'
import { usePayslipFile } from './use-payslip-file.ts'
import classes from './payslip-view.module.css'
import { Button } from '#ui/actions/button.tsx'

export function PayslipView({ row }: { row: PayslipRow }) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const { state, retry, replace } = usePayslipFile(row.period)
  if (state.phase === 'opening') {
    return (
      <div className={classes.waiting}>
        <ProgressLine text={state.isBusy ? words.detail.crowded : words.detail.opening} />
      </div>
    )
  }
  if (state.phase === 'failed') return <Problem failure={state.failure} row={row} onRetry={retry} />
  const { file, Viewer } = state
  const date = formatInstant(file.at)
  return (
    <>
      {file.isOld && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a Banner is no element
        <Banner tone="warn" live="status" icon={<IconAlertTriangle size={22} />}>
          {isOnline ? words.detail.old(date) : words.detail.oldOffline(date)}
        </Banner>
      )}
      <Viewer
        bytes={file.bytes}
        fileName={payslipFileName(row.period)}
        label={words.detail.title(row.title)}
        onRetry={replace}
      />
    </>
  )
}

interface ProblemProps {
  failure: PayslipFileFailure | { kind: 'no-viewer' }
  row: PayslipRow
  onRetry: () => void
}

function Problem({ failure, row, onRetry }: ProblemProps) {
  const words = useTexts(texts)
  const absent = useAbsentText()
  const isNetwork = failure.kind === 'absent' || failure.kind === 'no-viewer'
  const isKiosk = useIsKiosk()
  const isTheirs = !isNetwork && failure.kind !== 'offline' && failure.kind !== 'expired'
  // When the PDF service fails, the provider's own page is offered (EXT-08). A kiosk opens no external pages.
  const address = isTheirs && !isKiosk ? receiptAddress(row.period.pdf_receipt) : null
  const again = (
    <div className="t-stack t-gap-3">
      <Button onClick={onRetry}>{words.detail.again}</Button>
      {address !== null && (
        <Button
          variant="outline"
          href={address}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={22} aria-hidden />}
        >
          {words.detail.theirs}
          <span className="t-hidden"> {words.detail.newWindow}</span>
        </Button>
      )}
    </div>
  )
  return (
    <div className={classes.problem} role="alert">
      <EmptyState
        drawing={isNetwork ? <DrawingNoConnection /> : <DrawingEmptyPayslips />}
        title={problemText(failure, { ...words.failure, absent })}
        action={again}
      />
    </div>
  )
}

type FailureWords = ReturnType<typeof useTexts<typeof texts.es>>['failure']

/** The spec prescribes the text of a failed PDF (PAY-25). */
function problemText({ kind }: ProblemProps['failure'], words: FailureWords): string {
  if (kind === 'absent' || kind === 'offline') return words.absent
  if (kind === 'no-viewer') return words.noViewer
  return kind === 'expired' ? words.expired : words.pdf
}
