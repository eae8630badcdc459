import { useCallback, useEffect, useState } from 'react'
import { hasPush, isPushOn, pushKey, turnPushOff, turnPushOn } from '#core/push/push-subscription.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useInstallWay } from '#hooks/device/install.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export type PushState =
  /** Not looked yet. */
  | 'unknown'
  /** This server sends none, or the device is a kiosk. */
  | 'absent'
  | 'unsupported'
  /** An iPhone: only what is on its home screen may. */
  | 'install-first'
  | 'denied'
  | 'off'
  /** The browser's own question is open. */
  | 'asking'
  | 'connecting'
  | 'failed'
  | 'on'
  | 'leaving'

export interface Push {
  state: PushState
  /** A sentence, with 'failed'. */
  problem: string
  /** Asks the browser's question; to be called by a tap. */
  turnOn: () => void
  turnOff: () => Promise<void>
}

/** Whether notifications come to this device, and the way there. */
export function usePush(): Push {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  const isToInstall = useInstallWay() === 'steps'
  const [state, setState] = useState<PushState>('unknown')
  const [problem, setProblem] = useState('')

  const look = useCallback(async (): Promise<PushState> => {
    if (isKiosk || (await pushKey()) === null) return 'absent'
    if (!hasPush()) return isToInstall ? 'install-first' : 'unsupported'
    if (Notification.permission === 'denied') return 'denied'
    return (await isPushOn()) && Notification.permission === 'granted' ? 'on' : 'off'
  }, [isKiosk, isToInstall])

  useEffect(() => {
    let isCurrent = true
    // Back from the browser's settings it may be otherwise; what is on its way is not disturbed.
    const see = async () => {
      // A browser that can not even be asked has no push.
      const seen = await look().catch(() => 'unsupported' as const)
      if (isCurrent) setState((now) => (isOnItsWay(now) ? now : seen))
    }
    void see()
    const onReturn = () => document.visibilityState === 'visible' && void see()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [look])

  const turnOn = async () => {
    if (isOnItsWay(state)) return
    setProblem('')
    setState('asking')
    // One that throws in place of asking will not ask the next time either.
    const permission = await Notification.requestPermission().catch(() => 'denied' as const)
    if (permission !== 'granted') return setState(permission === 'denied' ? 'denied' : 'off')
    setState('connecting')
    const refusal = await turnPushOn()
    if (refusal === null) return setState('on')
    if (refusal === 'denied') return setState('denied')
    setProblem(refusal === 'no-service' ? words.push.noService : failureText(refusal, words.failure))
    setState('failed')
  }
  const turnOff = async () => {
    setState('leaving')
    await turnPushOff()
    setState('off')
  }
  return { state, problem, turnOn: () => void turnOn(), turnOff }
}

function isOnItsWay(state: PushState): boolean {
  return state === 'asking' || state === 'connecting' || state === 'leaving'
}
