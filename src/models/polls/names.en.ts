import type { Translation } from '#i18n/texts.ts'
import type { es } from './names.es.ts'

export const texts = {
  beneficios: 'Flexible benefits',
  rutas: 'Transport routes',
  intros: {
    beneficios: 'Tell us which benefits serve you best.',
    rutas: 'Tell us how you get to the plant.',
  },
  task: (title) => `Answer: ${title}`,
  taskText: 'Company poll',
  saved: 'Your answers were saved.',
} satisfies Translation<typeof es>
