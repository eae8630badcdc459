import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { listPeopleRows, readPeopleImport } from '#contract/people-import.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

/** While a job is at work somebody is told how far it is. */
const LOOK_EVERY_MS = 1500

/** The file that is at work. Of other people, so nothing of it stays on the device. */
export function useImport() {
  const words = useTexts(texts)
  const client = useQueryClient()
  const answer = useOperation(readPeopleImport, {}, { isKept: false })
  const [problem, setProblem] = useState<{ text: string; attempt: number } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const current = answer.data?.actual ?? null
  const isAtWork = current?.estado === 'revisando' || current?.estado === 'importando'
  const look = useEffectEvent(() => void answer.refresh())
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAtWork])

  const say = (text: string) => setProblem((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }))

  /** @returns the answer; null after a failure, which the screen shows */
  async function ask<Op extends AnyOperation>(
    operation: Op,
    input: RequestOf<Op>,
  ): Promise<ResponseOf<Op> | null> {
    setBusy(true)
    setProblem(null)
    const told = await call(operation, input)
    setBusy(false)
    if (!told.ok) say(failureText(told.failure, words.failure))
    await answer.refresh()
    await client.invalidateQueries({ queryKey: [listPeopleRows.id] })
    return told.ok ? told.value : null
  }
  return { ...answer, current, sources: answer.data?.origenes ?? [], problem, say, isBusy, ask }
}

export type Import = ReturnType<typeof useImport>
