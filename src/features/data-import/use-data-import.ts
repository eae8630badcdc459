import { useEffect, useEffectEvent } from 'react'
import { listDataImports, listDataRows, readDataImport } from '#contract/imports/data-import.ts'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'
import { useAsking } from '#hooks/operations/use-asking.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '#pieces/importing/texts.es.ts'
import { useFileImport } from '#models/importing/use-file-import.ts'

/** Reads the current file of a kind. It holds other people's data, so nothing stays on the device. */
export function useDataImport(clase: DataKindName) {
  const words = useTexts(texts)
  const answer = useOperation(readDataImport, { clase }, { isKept: false })
  // Also refreshes the choice of kinds, which is shown offline.
  const kinds = useOperation(listDataImports, {}, { isShown: false })
  const readAgain = useAskAgain([listDataRows, listDataImports])
  const asking = useAsking(words.failure, async () => {
    await answer.refresh()
    await readAgain()
  })
  const file = useFileImport(answer)
  // Refetches on opening, because a program may have uploaded another file.
  const look = useEffectEvent(() => void answer.refresh())
  useEffect(() => look(), [])
  const state = file.current?.estado
  const follow = useEffectEvent(() => void kinds.refresh())
  useEffect(() => {
    if (state !== undefined) follow()
  }, [state])
  return { ...answer, ...asking, ...file }
}

export type DataRun = ReturnType<typeof useDataImport>
