import { defineTexts } from './texts.ts'

/**
 * Names that the server sends in Spanish: the portal's own kinds of requests and of days off, and its own reasons for
 * clarifications. A company's own names stay Spanish in both languages.
 */
export const es = { of: (name: string) => name }

export const standardNames = defineTexts(es, () => import('./standard-names.en.ts'))
