import { lazyPart } from '#parts/lazy-part.ts'

/** Keys and store of a kiosk, which a phone never needs; a kiosk has them before its session starts (load-session.ts). */
export const loadKioskKeys = lazyPart(() => import('./kiosk-keys.ts'))
