import { defineTexts } from '#i18n/texts.ts'

export const es = {
  promise: 'Nadie ve quién contestó qué. Solo se cuentan las respuestas.',
  promiseOfWords: 'Nadie ve quién contestó qué. Lo que escribas se lee sin tu nombre.',
}

export const leadTexts = defineTexts(es, () => import('./lead-texts.en.ts'))
