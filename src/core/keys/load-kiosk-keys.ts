import { lazyPart } from '#parts/lazy-part.ts'

/**
 * Keys and store of a kiosk. A phone never loads them; a kiosk does before its session starts
 * (load-session.ts).
 */
export const loadKioskKeys = lazyPart(() => import('./kiosk-keys.ts'))
