import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  approvals: {
    title: shared.approvals,
    waiting: (count: number) => (count === 1 ? '1 espera tu decisión' : `${count} esperan tu decisión`),
  },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
