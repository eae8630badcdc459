import { useCallback, useState } from 'react'
import { beginSecondStep, changeSecondStep, readSecondStep } from '#contract/identity/second-step.ts'
import { noteSecondStepSet } from '#core/session/session.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOneCall } from '#hooks/operations/use-one-call.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Change } from './on-part.tsx'
import { texts } from './texts.es.ts'

type Stage =
  | { kind: 'start' }
  | { kind: 'change'; change: Change }
  | { kind: 'key'; text: string; address: string; password: string }
  | { kind: 'codes'; codes: readonly string[] }

interface Proof {
  password: string
  code: string
}

/** Manages the second step. Stores no keys or codes. */
export function useSecondStep() {
  const words = useTexts(texts)
  const session = useSession()
  const isDemanded = session.phase === 'open' && session.mustSetSecondStep === true
  const { data, failure, refresh } = useOperation(readSecondStep, {}, { isKept: false })
  const [stage, setStage] = useState<Stage>({ kind: 'start' })
  const work = useOneCall(words.failed)

  function showCodes({ codigos }: { codigos: string[] }): void {
    setStage({ kind: 'codes', codes: codigos })
    void refresh()
  }

  function begin({ password, code }: Proof): void {
    const input = code === '' ? { password } : { password, codigo: code }
    void work.run(beginSecondStep, input, ({ llave, enlace }) =>
      setStage({ kind: 'key', text: llave, address: enlace, password }),
    )
  }

  function confirm(code: string): void {
    if (stage.kind !== 'key') return
    const { password } = stage
    void work.run(changeSecondStep, { accion: 'activar', password, codigo: code }, showCodes)
  }

  function renewCodes({ password, code }: Proof): void {
    void work.run(changeSecondStep, { accion: 'codigos', password, codigo: code }, showCodes)
  }

  function remove({ password, code }: Proof): void {
    void work.run(changeSecondStep, { accion: 'quitar', password, codigo: code }, () => {
      showSnack({ text: words.on.removed, tone: 'success' })
      void back()
    })
  }

  async function back(): Promise<void> {
    await refresh()
    setStage({ kind: 'start' })
  }

  const finish = useCallback(() => {
    if (!isDemanded) return void refresh().then(() => setStage({ kind: 'start' }))
    void noteSecondStepSet().then(() => navigate(paths.home, { replace: true }))
  }, [isDemanded, refresh])

  return {
    state: data,
    failure,
    isDemanded,
    stage,
    work,
    refresh: () => void refresh(),
    choose: (change: Change) => {
      work.forget()
      setStage({ kind: 'change', change })
    },
    cancel: () => {
      work.forget()
      setStage({ kind: 'start' })
    },
    begin,
    confirm,
    renewCodes,
    remove,
    finish,
  }
}
