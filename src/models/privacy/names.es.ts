import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Lee el aviso de privacidad',
  text: 'Hay una versión que todavía no aceptas.',
}

export const privacyNames = defineTexts(es, () => import('./names.en.ts'))
