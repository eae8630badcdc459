import { defineTexts } from '#i18n/texts.ts'

export const es = {
  promise: 'Nadie ve quién contestó qué. Solo se cuentan las respuestas.',
}

export const leadTexts = defineTexts(es, () => import('./lead-texts.en.ts'))
