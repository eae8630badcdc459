import { defineTexts } from '#i18n/texts.ts'

/** Text of the entry in Más. */
export const es = {
  payDoubt: 'Aclaraciones',
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
