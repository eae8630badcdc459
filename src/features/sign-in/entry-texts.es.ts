import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  changePassword: { title: basic.changePassword },
  oneTimePassword: { title: basic.oneTimePassword, text: 'Para quien no puede entrar' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
