import { type AppConfig, appConfig, CONFIG_PATH } from '#contract/app-config.ts'

let loaded: Promise<AppConfig> | null = null

/**
 * `/config.json`, once a page. Without an answer (first start with no network) the hosts are the app's own origin,
 * and the next call asks again.
 */
export function loadConfig(): Promise<AppConfig> {
  loaded ??= fetch(new URL(CONFIG_PATH, globalThis.location.origin), { cache: 'no-cache' })
    .then(async (response) => appConfig.parse(await response.json()))
    .catch(() => {
      loaded = null
      return appConfig.parse({})
    })
  return loaded
}
