import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  assistant: { title: basic.assistant, text: 'Pide un préstamo o mueve tu ahorro' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
