import { keptPart } from '#parts/lazy-part.ts'

export const loadLawPart = keptPart(() => import('./own-rows.ts'))
