import { useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import { loadConfig } from '#core/transport/config.ts'

/** `/config.json`; null until it has arrived. */
export function useAppConfig(): AppConfig | null {
  const [config, setConfig] = useState<AppConfig | null>(null)
  useEffect(() => {
    let isMounted = true
    void loadConfig().then((loaded) => isMounted && setConfig(loaded))
    return () => {
      isMounted = false
    }
  }, [])
  return config
}
