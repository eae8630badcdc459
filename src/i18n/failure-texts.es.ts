import { defineTexts } from './texts.ts'

/** Alert text of spec 002 §8, byte for byte, and the portal's own details after its colon (GRAL-19). */
export const es = {
  text: (detail: string) => `Ocurrió un error: ${detail}`,
  offline: 'no hay internet.',
  expired: 'tu sesión terminó.',
  unavailable: 'el portal no responde.',
  malformed: 'el portal no respondió bien.',
  rejected: 'el portal no mandó los datos.',
}

export const failureTexts = defineTexts(es, () => import('./failure-texts.en.ts'))
