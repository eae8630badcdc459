import { listPeopleRows, readPeopleImport } from '#contract/imports/people-import.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'
import { useAsking } from '#hooks/operations/use-asking.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '#pieces/importing/texts.es.ts'
import { useFileImport } from '#models/importing/use-file-import.ts'

/** State of the current import. Nothing is stored on the device, because the data are other people's. */
export function useImport() {
  const words = useTexts(texts)
  const answer = useOperation(readPeopleImport, {}, { isKept: false })
  const readAgain = useAskAgain([listPeopleRows])
  const asking = useAsking(words.failure, async () => {
    await answer.refresh()
    await readAgain()
  })
  return { ...answer, ...asking, ...useFileImport(answer) }
}

export type Import = ReturnType<typeof useImport>
