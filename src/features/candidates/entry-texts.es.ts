import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = { candidates: 'Candidatos', offers: 'Ofertas económicas' }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
