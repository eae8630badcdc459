import { useCallback, useEffect, useState } from 'react'
import { hasPush, isPushOn, pushKey, turnPushOff, turnPushOn } from '#core/push/push-subscription.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useInstallWay } from '#hooks/device/install.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export type PushState =
  | 'unknown'
  /** The server sends no push, or the device is a kiosk. */
  | 'absent'
  | 'unsupported'
  /** On an iPhone, push works only for an app on the home screen. */
  | 'install-first'
  | 'denied'
  | 'off'
  | 'asking'
  | 'connecting'
  | 'failed'
  | 'on'
  | 'leaving'

export interface Push {
  state: PushState
  problem: string
  /** Must be called by a tap, because the browser then asks for permission. */
  turnOn: () => void
  turnOff: () => Promise<void>
}

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
    // Reads the state again when the person returns, perhaps from the browser's settings.
    const see = async () => {
      // A browser without the API has no push.
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
    // A browser that throws instead of asking will not ask next time, either.
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
