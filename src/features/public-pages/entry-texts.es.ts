import { defineTexts } from '#i18n/texts.ts'

/** Text of the entry in Más. */
export const es = {
  privacy: { title: 'Aviso de privacidad' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
