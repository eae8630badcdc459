import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  notices: { title: shared.notices },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
