import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Text of the entry in Más. */
export const es = { desk: shared.companyPolls }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
