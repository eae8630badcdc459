import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  dataChanges: { title: shared.dataThatChanged, text: 'Lo que la gente cambió después de registrarse' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
