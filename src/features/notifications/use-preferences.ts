import { useState } from 'react'
import {
  type PushPreferences,
  readPushPreferences,
  savePushPreferences,
} from '#contract/notifications/push.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export interface Preferences {
  known: PushPreferences | null
  failure: Failure | null
  isRefreshing: boolean
  refresh: () => void
  /** @returns true when the server has saved the choices */
  save: (choices: Pick<PushPreferences, 'tipos' | 'silencio'>) => Promise<boolean>
  isSaving: boolean
  problem: string | null
}

/** Changes are never queued, because a change days later would be a surprise. */
export function usePreferences(): Preferences {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(readPushPreferences, {})
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save: Preferences['save'] = async (choices) => {
    setSaving(true)
    setProblem(null)
    const answer = await call(savePushPreferences, choices)
    if (answer.ok) await refresh()
    setSaving(false)
    if (answer.ok) showSnack({ text: words.saved, tone: 'success' })
    else setProblem(failureText(answer.failure, words.failure))
    return answer.ok
  }
  return { known: data, failure, isRefreshing, refresh: () => void refresh(), save, isSaving, problem }
}
