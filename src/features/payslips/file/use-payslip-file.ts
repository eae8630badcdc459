import { useCallback, useEffect, useState } from 'react'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { loadPdfViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import {
  forgetPayslip,
  openPayslip,
  type PayslipFile,
  type PayslipFileFailure,
  type PayslipWatch,
} from './payslip-file.ts'

type PdfViewer = Awaited<ReturnType<typeof loadPdfViewer>>['PdfViewer']

export type PayslipFileState =
  | { phase: 'opening'; isBusy: boolean }
  | { phase: 'open'; file: PayslipFile; Viewer: PdfViewer }
  | { phase: 'failed'; failure: PayslipFileFailure | { kind: 'no-viewer' } }

export function usePayslipFile(period: PayslipPeriod): {
  state: PayslipFileState
  retry: () => void
  replace: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; state: PayslipFileState } | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const onBusy = (isWaiting: boolean) => {
      if (!signal.aborted) setBusy(isWaiting)
    }
    void open(period, { giveUp: signal, onBusy }).then((state) => {
      if (!signal.aborted) setKnown({ attempt, state })
    })
    return () => leaving.abort()
  }, [period, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const replace = useCallback(() => void forgetPayslip(period).then(retry), [period, retry])
  return { state: known?.attempt === attempt ? known.state : { phase: 'opening', isBusy }, retry, replace }
}

async function open(period: PayslipPeriod, watch: PayslipWatch): Promise<PayslipFileState> {
  // The viewer is null when its code could not be fetched.
  const [file, viewer] = await Promise.all([openPayslip(period, watch), loadPdfViewer().catch(() => null)])
  if (!file.ok) return { phase: 'failed', failure: file.failure }
  if (!viewer) return { phase: 'failed', failure: { kind: 'no-viewer' } }
  return { phase: 'open', file: file.value, Viewer: viewer.PdfViewer }
}
