import { defineTexts } from '#i18n/texts.ts'

/** In Más. */
export const es = { candidates: 'Candidatos', offers: 'Ofertas económicas' }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
