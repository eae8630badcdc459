import { useEffect } from 'react'
import type { Dispute } from '#contract/requests/disputes.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFileMaking } from '#hooks/operations/use-file-making.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { lazyPart, preloadPart, loadOrReload } from '#parts/lazy-part.ts'
import { disputeTexts } from './dispute-texts.es.ts'

const FILE = 'inconformidades.xlsx'
/** Milliseconds before the writer is prefetched, which makes the export possible offline. */
const WARM_AFTER_MS = 2000

const loadSheet = lazyPart(() => import('./dispute-sheet.ts'))

export interface DisputeExport {
  isBusy: boolean
  run: (disputes: readonly Dispute[]) => Promise<void>
}

/** Returns null on a shared device, which must store no files. */
export function useDisputeExport(isListed: boolean): DisputeExport | null {
  const isKiosk = useIsKiosk()
  const { isBusy, make } = useFileMaking(() => wordsOf(disputeTexts).exportFailed)
  useEffect(() => {
    if (isKiosk || !isListed) return
    const timer = setTimeout(() => void preloadPart(loadSheet), WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isKiosk, isListed])
  if (isKiosk) return null
  const run = async (disputes: readonly Dispute[]) => {
    const words = wordsOf(disputeTexts)
    if (disputes.length === 0) return showSnack({ text: words.nothingToExport, tone: 'info' })
    await make(async () => {
      const { writeDisputes } = await loadOrReload(loadSheet)
      const { columns, states, unrated } = words
      downloadSheet(await writeDisputes(disputes, { columns: Object.values(columns), states, unrated }), FILE)
      showSnack({ text: words.exported, tone: 'success' })
    })
  }
  return { isBusy, run }
}
