import { defineTexts } from './texts.ts'

/** Alert text of spec 002 §8, verbatim. The details after the colon are the portal's own (GRAL-19). */
export const es = {
  text: (detail: string) => `Ocurrió un error: ${detail}`,
  offline: 'no hay internet.',
  expired: 'tu sesión terminó.',
  unavailable: 'el portal no responde.',
  malformed: 'el portal no respondió bien.',
  rejected: 'el portal no mandó los datos.',
}

export const failureTexts = defineTexts(es, () => import('./failure-texts.en.ts'))
