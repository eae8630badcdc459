import { defineTexts } from '#i18n/texts.ts'

export const es = {
  review: (count: number) => (count === 1 ? 'Revisa 1 autorización' : `Revisa ${count} autorizaciones`),
  reviewText: 'Esperan tu decisión',
  answer: (name: string) => `Responde a ${name}`,
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
