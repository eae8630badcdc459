import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  recognition: { title: shared.recognize, text: 'Agradece a un compañero' },
  desk: shared.recognitions,
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
