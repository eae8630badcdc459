import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  evaluations: { title: shared.myEvaluations, text: 'Contesta las que te piden' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
