import { defineTexts } from '#i18n/texts.ts'

/** In Más. */
export const es = {
  payDoubt: 'Aclaraciones',
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
