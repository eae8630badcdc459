import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  form: {
    title: 'Complete your data',
    begin: '7 short steps',
    text: (step) => `You’re on step ${step} of 7`,
  },
} satisfies Translation<typeof es>
