import type { Translation } from '#i18n/texts.ts'
import type { es } from './names.es.ts'

export const texts = {
  beneficios: 'Flexible benefits',
  rutas: 'Transport routes',
  task: (title) => `Answer: ${title}`,
  taskText: 'Nobody sees who answered what',
  saved: 'Your answers have been registered.',
} satisfies Translation<typeof es>
