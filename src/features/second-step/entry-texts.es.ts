import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  secondStep: { title: 'Segundo paso al entrar', text: 'Números de una app, además de tu contraseña' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
