import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  waiting: { title: 'Por enviar', text: 'Lo que guardaste y espera internet' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
