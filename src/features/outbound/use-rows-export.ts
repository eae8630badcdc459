import { useState } from 'react'
import { exportOutbound, MOST_OUTBOUND_ROWS } from '#contract/outbound/outbound.ts'
import { call } from '#core/transport/rpc.ts'
import type { OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { texts } from './texts.es.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const
export type FileKind = keyof typeof TYPES

export interface RowsFilter {
  clases: OutboundKind[]
  desde: string
  hasta: string
}

const loadSheet = lazyPart(() => import('./outbound-sheet.ts'))

export function useRowsExport() {
  const [busy, setBusy] = useState<FileKind | null>(null)
  const run = async (filter: RowsFilter, kind: FileKind) => {
    if (busy !== null) return
    const words = wordsOf(texts)
    setBusy(kind)
    try {
      const { writeCsv, writeSheet } = await loadOrReload(loadSheet)
      const answer = await call(exportOutbound, filter)
      if (!answer.ok) return showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
      const { data, hayMas } = answer.value
      if (data.length === 0) return showSnack({ text: words.rows.empty, tone: 'info' })
      const file = kind === 'csv' ? writeCsv(data, words) : await writeSheet(data, words)
      downloadFile(file, `${words.rows.file(filter.desde, filter.hasta)}.${kind}`, TYPES[kind])
      const { done, cut } = words.rows
      showSnack(
        hayMas
          ? { text: cut(MOST_OUTBOUND_ROWS), tone: 'error', ms: 10_000 }
          : { text: done(data.length), tone: 'success' },
      )
    } catch {
      // Fetching the chunk or creating the file failed.
      showSnack({ text: words.rows.failed, tone: 'error' })
    } finally {
      setBusy(null)
    }
  }
  return { busy, run }
}
