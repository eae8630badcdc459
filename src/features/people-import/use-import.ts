import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { listPeopleRows, readPeopleImport } from '#contract/people-import.ts'
import { useAsking } from '#hooks/operations/use-asking.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '#media/importing/texts.es.ts'

/** While a job is at work somebody is told how far it is. */
const LOOK_EVERY_MS = 1500

/** The file that is at work. Of other people, so nothing of it stays on the device. */
export function useImport() {
  const words = useTexts(texts)
  const client = useQueryClient()
  const answer = useOperation(readPeopleImport, {}, { isKept: false })
  const asking = useAsking(words.failure, async () => {
    await answer.refresh()
    await client.invalidateQueries({ queryKey: [listPeopleRows.id] })
  })
  const current = answer.data?.actual ?? null
  const isAtWork = current?.estado === 'revisando' || current?.estado === 'importando'
  const look = useEffectEvent(() => void answer.refresh())
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAtWork])
  return { ...answer, ...asking, current, sources: answer.data?.origenes ?? [] }
}

export type Import = ReturnType<typeof useImport>
