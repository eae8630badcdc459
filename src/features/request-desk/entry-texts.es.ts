import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  requestDesk: { title: shared.payrollDesk, text: 'Responde aclaraciones e inconformidades' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
