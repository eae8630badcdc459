import { defineTexts } from '#i18n/texts.ts'

/** Among Inicio's tasks. */
export const es = {
  title: 'Lee el aviso de privacidad',
  text: 'Hay una versión que todavía no aceptas.',
}

export const privacyNames = defineTexts(es, () => import('./names.en.ts'))
