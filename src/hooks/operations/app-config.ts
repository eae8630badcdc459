import { useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import { isConfigKnown, loadConfig, onConfigKnown } from '#core/transport/config.ts'

/**
 * `/config.json`; null until it was asked for. Where it could not be had it follows as soon as it can: this asks again
 * when the network is back, and so does every call.
 */
export function useAppConfig(): AppConfig | null {
  const [config, setConfig] = useState<AppConfig | null>(null)
  useEffect(() => {
    let isMounted = true
    const ask = () => void loadConfig().then((loaded) => isMounted && setConfig(loaded))
    const askAgain = () => {
      if (!isConfigKnown()) ask()
    }
    ask()
    const stop = onConfigKnown(ask)
    window.addEventListener('online', askAgain)
    return () => {
      isMounted = false
      stop()
      window.removeEventListener('online', askAgain)
    }
  }, [])
  return config
}
