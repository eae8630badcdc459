import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  waiting: { title: shared.toSend, text: 'Lo que guardaste y falta enviar' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
