import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Text of the entry in Más. */
export const es = {
  privacy: { title: basic.privacyNotice },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
