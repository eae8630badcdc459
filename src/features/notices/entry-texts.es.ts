import { defineTexts } from '#i18n/texts.ts'

/** In Más. */
export const es = {
  notices: { title: 'Avisos' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
