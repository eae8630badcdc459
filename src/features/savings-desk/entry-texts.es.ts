import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  savingsDesk: { title: 'Caja de ahorro', text: 'Decide préstamos, retiros y bajas' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
