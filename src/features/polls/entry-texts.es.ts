import { defineTexts } from '#i18n/texts.ts'

export const es = { polls: { title: 'Encuestas', text: 'Lo que la empresa te pregunta', one: 'Encuesta' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
