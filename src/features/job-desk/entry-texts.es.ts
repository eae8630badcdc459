import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = { desk: 'Postulaciones internas' }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
