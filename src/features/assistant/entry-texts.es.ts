import { defineTexts } from '#i18n/texts.ts'

export const es = {
  assistant: { title: 'Asistente', text: 'Pide un préstamo o mueve tu ahorro' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
