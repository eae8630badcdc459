import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  changePassword: { title: 'Cambiar contraseña' },
  oneTimePassword: { title: 'Contraseña temporal', text: 'Para quien no puede entrar' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
