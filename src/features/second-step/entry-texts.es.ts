import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  secondStep: { title: shared.twoStepVerification, text: 'Números de una app, además de tu contraseña' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
