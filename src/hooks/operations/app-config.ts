import { useEffect, useState } from 'react'
import type { AppConfig } from '#contract/protocol/app-config.ts'
import { isConfigKnown, loadConfig, onConfigKnown } from '#core/transport/config.ts'

/**
 * Returns `/config.json`; null until the first fetch has ended. A failed fetch is retried when the network is
 * back.
 */
export function useAppConfig(): AppConfig | null {
  const [config, setConfig] = useState<AppConfig | null>(null)
  useEffect(() => {
    let isMounted = true
    const load = () => void loadConfig().then((loaded) => isMounted && setConfig(loaded))
    const askAgain = () => {
      if (!isConfigKnown()) load()
    }
    load()
    const stop = onConfigKnown(load)
    window.addEventListener('online', askAgain)
    return () => {
      isMounted = false
      stop()
      window.removeEventListener('online', askAgain)
    }
  }, [])
  return config
}
