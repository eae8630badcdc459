import { useCallback, useEffect, useRef, useState } from 'react'
import { prefetchLegacyPayslip, readLegacyPayslip } from '#models/payslips/legacy-payslip.ts'
import { formatDate } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { periodName } from '#pieces/payslips/pay-change.ts'
import { texts as payTexts } from '#pieces/payslips/texts.es.ts'
import { warmViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import { warmLandscape } from '../paper/landscape-lazy.ts'
import { type SaveReport, savePayslip, saveSeveral } from '../file/payslip-file.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'

export const LATEST = 4

export interface Saves {
  saving: ReadonlySet<string>
  save: (row: PayslipRow) => void
  batch: BatchState
  saveBatch: (rows: readonly PayslipRow[]) => void
  cancelBatch: () => void
}

export type BatchState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number }
  | { phase: 'ended'; problem: string }

const nobody: ReadonlySet<string> = new Set()

export function useSaves(): Saves {
  const words = useTexts(texts)
  const payWords = useTexts(payTexts)
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const [saving, setSaving] = useState(nobody)
  const [batch, setBatch] = useState<BatchState>({ phase: 'idle' })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const save = useCallback(
    (row: PayslipRow) => {
      setSaving((keys) => new Set(keys).add(row.key))
      void Promise.all([savePayslip(row.period), bringAlong([row])]).then(async ([result]) => {
        const until = result.ok ? null : await waitOf(row)
        setSaving((keys) => new Set([...keys].filter((key) => key !== row.key)))
        const problem = result.ok
          ? result.value.isKept
            ? null
            : words.device.noRoom
          : saveFailure(result.failure.kind, words)
        if (until) {
          const name = periodName(row.period, weekly, row.period.year, payWords)
          showSnack({ text: words.summary.wait(name, formatDate(until)), tone: 'info', ms: 5000 })
        } else if (problem) showSnack({ text: problem, tone: 'error', ms: 5000 })
        else showSnack({ text: words.device.savedRow(row.title), tone: 'success' })
      })
    },
    [words, payWords, weekly],
  )

  const saveBatch = useCallback(
    (rows: readonly PayslipRow[]) => {
      const controller = new AbortController()
      stop.current = controller
      setBatch({ phase: 'running', done: 0, total: rows.length })
      const onProgress = (done: number) => {
        if (!controller.signal.aborted) setBatch({ phase: 'running', done, total: rows.length })
      }
      const periods = rows.map((row) => row.period)
      void Promise.all([saveSeveral(periods, onProgress, controller.signal), bringAlong(rows)]).then(
        async ([report]) => {
          const missing: string[] = []
          for (const row of rows)
            if (report.failed.includes(row.period) && !(await waitOf(row))) missing.push(row.title)
          const problem = problemOf(report, missing, words)
          if (problem === null) showSnack({ text: words.device.allSaved(report.saved), tone: 'success' })
          setBatch(problem === null ? { phase: 'idle' } : { phase: 'ended', problem })
        },
      )
    },
    [words],
  )

  const cancelBatch = useCallback(() => stop.current?.abort(), [])
  return { saving, save, batch, saveBatch, cancelBatch }
}

async function bringAlong(rows: readonly PayslipRow[]): Promise<void> {
  const code = Promise.all([warmViewer(), warmLandscape()])
  for (const row of rows) await prefetchLegacyPayslip(row.period)
  await code
}

/** Returns the date from which a prenómina is visible, or null (LEGPAY-10). */
async function waitOf(row: PayslipRow): Promise<string | null> {
  // Unreadable lines have no date. The caller then reports the failure.
  const lines = await readLegacyPayslip(row.period).catch(() => null)
  return lines?.kind === 'wait' ? lines.until : null
}

type Words = ReturnType<typeof useTexts<typeof texts.es>>

function saveFailure(kind: string, words: Words): string {
  if (kind === 'offline') return words.device.noNetwork
  return kind === 'expired' ? words.failure.expired : words.failure.pdf
}

/** Returns the message when saving stopped or payslips are `missing`, else null. */
function problemOf(report: SaveReport, missing: string[], { device }: Words): string | null {
  switch (report.stopped) {
    case 'offline':
      return report.saved === 0 ? device.noNetwork : device.wentOffline(report.saved)
    case 'full':
      return device.noRoom
    case 'cancelled':
      return device.cancelled(report.saved)
    case 'no':
      return missing.length > 0 ? device.someFailed(report.saved, missing.join(', ')) : null
    default:
      return report.stopped satisfies never
  }
}
