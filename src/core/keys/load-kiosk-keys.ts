import { kioskPart } from '#parts/lazy-part.ts'

/** Loads the keys and the store of a kiosk, before its session starts. A phone never loads them. */
export const loadKioskKeys = kioskPart(() => import('./kiosk-keys.ts'))
