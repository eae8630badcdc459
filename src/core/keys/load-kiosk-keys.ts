import { kioskPart } from '#parts/lazy-part.ts'

/** Loads keys and store of a kiosk, before its session starts (load-session.ts). A phone never loads them. */
export const loadKioskKeys = kioskPart(() => import('./kiosk-keys.ts'))
