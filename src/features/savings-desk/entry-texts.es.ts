import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  savingsDesk: { title: shared.savingsFund, text: 'Decide préstamos, retiros y bajas' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
