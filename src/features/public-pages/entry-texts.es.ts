import { defineTexts } from '#i18n/texts.ts'

/** In Más. */
export const es = {
  privacy: { title: 'Aviso de privacidad' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
