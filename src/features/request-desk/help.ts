import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AtencionNomina': {
    name: inBoth('Atención de nómina', 'Payroll desk'),
    text: inBoth(
      'Las preguntas de la gente, las más antiguas primero. Al lado ves lo que se pagó en ese periodo. Escribe la respuesta y envíala.',
      'People’s questions, oldest first. Next to them is what was paid in that period. Write the answer and send it.',
    ),
  },
}
