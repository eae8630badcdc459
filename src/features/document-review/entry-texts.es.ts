import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  documentReview: { title: 'Revisión de documentos', text: 'Acepta o comenta lo que la gente sube' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
