import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = { polls: { title: 'Encuestas', text: 'Lo que la empresa te pregunta', one: shared.poll } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
