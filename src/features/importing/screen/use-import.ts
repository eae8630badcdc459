import type { FileImport } from '#contract/imports/import-file.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useOnlineRequest } from '#hooks/operations/use-online-request.ts'
import { usePolling, useRefreshOnOpen } from '#hooks/operations/use-polling.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ImportKind, ImportRun } from './import-kind.ts'
import { texts } from './texts.es.ts'

/** Milliseconds between refreshes while the server works on the file. */
const LOOK_EVERY_MS = 1500

export function useImport<Current extends FileImport>(kind: ImportKind<Current>): ImportRun<Current> {
  const answer = kind.useCurrent()
  const readLists = useRefetch(kind.lists)
  const asking = useOnlineRequest(useTexts(texts).failure, async () => {
    await answer.refresh()
    await readLists()
  })
  const current = answer.data?.actual ?? null
  useRefreshOnOpen(answer.refresh)
  usePolling(
    current?.estado === 'revisando' || current?.estado === 'importando',
    answer.refresh,
    LOOK_EVERY_MS,
  )
  return { ...answer, ...asking, current, sources: answer.data?.origenes ?? [] }
}
