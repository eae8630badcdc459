import { isKioskStore } from '#core/store/head-start.ts'
import { keepForSure } from './asset-cache.ts'

/**
 * A kiosk's face, which a phone would download for nothing (docs/decisions/app.md). The device's own mode decides, so
 * there is no second word that could be wrong: a worker that is installed on a kiosk is not installed without these
 * files, and none takes over there before it has them.
 */
export async function keepOnKiosk(urls: readonly string[]): Promise<void> {
  if (await isKioskStore()) await keepForSure(urls)
}
