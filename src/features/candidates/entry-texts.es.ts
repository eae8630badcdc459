import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = { candidates: shared.candidates, offers: shared.jobOffers }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
