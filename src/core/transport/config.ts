import { type AppConfig, appConfig, CONFIG_PATH } from '#contract/app-config.ts'

/** Every call waits for the settings: a network that swallows the request must not hold them up for ever. */
const TIMEOUT_MS = 10_000

let loaded: Promise<AppConfig> | null = null

/** Whether the host itself has answered: a setting that is missing then does not exist there. */
export function isConfigKnown(): boolean {
  return isKnown
}

let isKnown = false
const listeners = new Set<() => void>()

/** Told when the host's own settings have come, perhaps long after the page. @returns the function that stops it */
export function onConfigKnown(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Loads `/config.json`, once a page. Without an answer (first start without a network) the hosts are the app's
 * own origin, and the next call asks again.
 */
export function loadConfig(): Promise<AppConfig> {
  loaded ??= fetch(new URL(CONFIG_PATH, globalThis.location.origin), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (response) => {
      // A host that is still starting says so in JSON, too.
      if (!response.ok) throw new Error(`config.json: ${response.status}`)
      const config = appConfig().parse(await response.json())
      isKnown = true
      for (const listener of listeners) listener()
      return config
    })
    .catch(() => {
      // No network, a host that is still starting, or another page in its place: the next call asks again.
      loaded = null
      return appConfig().parse({})
    })
  return loaded
}
