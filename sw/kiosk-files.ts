import { isKioskStore } from '#core/store/head-start.ts'
import { cacheRequired } from './asset-cache.ts'

/**
 * Caches the kiosk's files, which a phone does not need (docs/decisions/app.md). Only the device's stored
 * mode decides. Without these files a kiosk's worker cannot be installed or activated.
 * @throws on a kiosk when a file cannot be fetched or stored
 */
export async function cacheOnKiosk(urls: readonly string[]): Promise<void> {
  if (await isKioskStore()) await cacheRequired(urls)
}
