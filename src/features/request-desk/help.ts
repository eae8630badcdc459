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
  '/AtencionNomina/Explicaciones': {
    name: inBoth('Explicaciones de la empresa', 'Company explanations'),
    text: inBoth(
      'Aquí nómina escribe qué es una clave o un tipo del SAT en los recibos. Cada explicación tiene su primer día. Puedes ponerle último día o quitarla.',
      'Payroll writes here what a key or a SAT type on payslips is. Each explanation has its first day. You can set its last day or remove it.',
    ),
  },
}
