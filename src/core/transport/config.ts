import { type AppConfig, appConfig, CONFIG_PATH } from '#contract/protocol/app-config.ts'

/** Timeout in ms. Every call waits for the settings, so a missing response must not block them forever. */
const TIMEOUT_MS = 10_000

let loaded: Promise<AppConfig> | null = null

/** Returns whether the host itself has answered. A missing setting then does not exist on that host. */
export function isConfigKnown(): boolean {
  return isKnown
}

let isKnown = false
const listeners = new Set<() => void>()

export function onConfigKnown(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Loads `/config.json`, once per page load. Without a response, for example at an offline first start, the
 * hosts are the app's own origin, and the next call retries.
 */
export function loadConfig(): Promise<AppConfig> {
  loaded ??= fetch(new URL(CONFIG_PATH, globalThis.location.origin), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (response) => {
      // A host that is still starting also answers in JSON, with an error status.
      if (!response.ok) throw new Error(`config.json: ${response.status}`)
      const config = appConfig().parse(await response.json())
      isKnown = true
      for (const listener of listeners) listener()
      return config
    })
    .catch(() => {
      // There is no network, the host is still starting, or another server's page answered. The next call
      // retries.
      loaded = null
      return appConfig().parse({})
    })
  return loaded
}
