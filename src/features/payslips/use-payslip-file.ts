import { useCallback, useEffect, useState } from 'react'
import type { PayslipPeriod } from '#domain/payslip.ts'
import { loadPdfViewer } from '#media/pdf-viewer-lazy.ts'
import { forgetPayslip, openPayslip, type PayslipFile, type PayslipFileFailure } from './payslip-file.ts'

type PdfViewer = Awaited<ReturnType<typeof loadPdfViewer>>['PdfViewer']

export type PayslipFileState =
  | { phase: 'opening' }
  | { phase: 'open'; file: PayslipFile; Viewer: PdfViewer }
  | { phase: 'failed'; failure: PayslipFileFailure | { kind: 'no-viewer' } }

/** The payslip's PDF and the viewer's code, fetched side by side. */
export function usePayslipFile(period: PayslipPeriod): {
  state: PayslipFileState
  /** Once more from the start. */
  retry: () => void
  /** The copy can't be read: drop it and fetch it anew. */
  replace: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; state: PayslipFileState } | null>(null)
  useEffect(() => {
    let isWanted = true
    void open(period).then((state) => {
      if (isWanted) setKnown({ attempt, state })
    })
    return () => {
      isWanted = false
    }
  }, [period, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const replace = useCallback(() => void forgetPayslip(period).then(retry), [period, retry])
  return { state: known?.attempt === attempt ? known.state : { phase: 'opening' }, retry, replace }
}

async function open(period: PayslipPeriod): Promise<PayslipFileState> {
  const [file, viewer] = await Promise.all([openPayslip(period), loadPdfViewer().catch(() => null)])
  if (!file.ok) return { phase: 'failed', failure: file.failure }
  if (!viewer) return { phase: 'failed', failure: { kind: 'no-viewer' } }
  return { phase: 'open', file: file.value, Viewer: viewer.PdfViewer }
}
