import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  form: {
    title: 'Complete your data',
    text: (step) => `You are at step ${step} of 7`,
  },
  changes: {
    title: (count) => (count === 1 ? 'Check 1 change of data' : `Check ${count} changes of data`),
    text: 'Data that changed',
  },
} satisfies Translation<typeof es>
