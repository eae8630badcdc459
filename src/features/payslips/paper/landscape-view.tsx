import { useCallback, useEffect, useState } from 'react'
import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { useLegacyPayslip } from '#models/payslips/use-legacy-payslip.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { loadPdfViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useAbsentText } from '../rows/absent-text.ts'
import { loadLandscape } from './landscape-lazy.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'
import classes from '../file/payslip-view.module.css'
import { Button } from '#ui/actions/button.tsx'

type PdfViewer = Awaited<ReturnType<typeof loadPdfViewer>>['PdfViewer']
type Drawing =
  | { phase: 'drawing' }
  | { phase: 'drawn'; bytes: ArrayBuffer; Viewer: PdfViewer }
  /** `noViewer`: a chunk could not be fetched. */
  | { phase: 'failed'; why: 'noViewer' | 'notDrawn' }

export function LandscapeView({ row }: { row: PayslipRow }) {
  const words = useTexts(texts)
  const absent = useAbsentText()
  const { payslip, isLoading, retry } = useLegacyPayslip(row.period)
  const detail = payslip?.kind === 'detail' ? payslip : null
  const { drawing, again } = useDrawing(row, detail)
  if (drawing.phase === 'drawn') {
    return (
      <drawing.Viewer
        bytes={drawing.bytes}
        fileName={`horizontal_${row.period.end_date}.pdf`}
        label={`${words.summary.landscape} · ${row.title}`}
      />
    )
  }
  if ((detail || isLoading) && drawing.phase === 'drawing') {
    return (
      <div className={classes.waiting}>
        <ProgressLine text={words.detail.opening} />
      </div>
    )
  }
  return (
    <div className={classes.problem} role="alert">
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={detail && drawing.phase === 'failed' ? words.failure[drawing.why] : absent}
        action={<Button onClick={detail ? again : retry}>{words.detail.again}</Button>}
      />
    </div>
  )
}

function useDrawing(row: PayslipRow, detail: PayslipDetail | null): { drawing: Drawing; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; drawing: Drawing } | null>(null)
  const { period } = row
  const weekly = isWeekly(useProfile().user.GrupoPago)
  useEffect(() => {
    if (!detail) return
    let isWanted = true
    const tell = (drawing: Drawing) => isWanted && setKnown({ attempt, drawing })
    void draw(detail, period, weekly).then(tell)
    return () => {
      isWanted = false
    }
  }, [detail, period, weekly, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { drawing: known?.attempt === attempt ? known.drawing : { phase: 'drawing' }, again }
}

/** Never throws, because an unhandled error would leave the spinner on screen. */
async function draw(detail: PayslipDetail, period: PayslipRow['period'], weekly: boolean): Promise<Drawing> {
  // Null when a chunk could not be fetched.
  const parts = await Promise.all([loadLandscape(), loadPdfViewer()]).catch(() => null)
  if (!parts) return { phase: 'failed', why: 'noViewer' }
  const [{ drawLegacyPayslip }, { PdfViewer }] = parts
  try {
    return { phase: 'drawn', bytes: drawLegacyPayslip(detail, period, weekly), Viewer: PdfViewer }
  } catch {
    // The service's data cannot be drawn, or the phone lacks memory.
    return { phase: 'failed', why: 'notDrawn' }
  }
}
