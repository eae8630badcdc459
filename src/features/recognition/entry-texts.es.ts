import { defineTexts } from '#i18n/texts.ts'

export const es = {
  recognition: { title: 'Reconocer', text: 'Agradece a un compañero' },
  desk: 'Reconocimientos',
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
