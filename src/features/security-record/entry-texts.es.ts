import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  record: { title: shared.securityLog, text: 'Quién entró, quién vio y quién cambió' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
