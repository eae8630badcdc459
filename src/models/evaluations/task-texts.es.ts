import { defineTexts } from '#i18n/texts.ts'

export const es = {
  answer: (count: number) => (count === 1 ? 'Contesta 1 evaluación' : `Contesta ${count} evaluaciones`),
  answerText: 'Con medallas',
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
