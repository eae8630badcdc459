import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  documentReview: { title: shared.documentReview, text: 'Acepta o comenta lo que la gente sube' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
