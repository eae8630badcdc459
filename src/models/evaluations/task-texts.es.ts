import { defineTexts } from '#i18n/texts.ts'

export const es = {
  answer: (count: number) => (count === 1 ? 'Contesta 1 evaluación' : `Contesta ${count} evaluaciones`),
  answerText: 'Se contesta con medallas',
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
