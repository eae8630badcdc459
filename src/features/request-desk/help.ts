import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AtencionNomina': {
    name: inBoth('Atención de nómina', 'Payroll desk'),
    text: inBoth(
      'Las preguntas de la gente, las más antiguas primero. Al lado ves lo que se pagó en ese periodo. Escribe la respuesta y envíala. Si la pregunta viene de la revisión, di si tenía razón.',
      'People’s questions, oldest first. Next to them is what was paid in that period. Write the answer and send it. If the question comes from the check, say whether it was right.',
    ),
  },
  '/AtencionNomina/Explicaciones': {
    name: inBoth('Explicaciones de la empresa', 'Company explanations'),
    text: inBoth(
      'Aquí nómina escribe qué es una clave o un tipo del SAT en los recibos. Cada explicación tiene su primer día. Puedes ponerle último día o quitarla.',
      'Payroll writes here what a code or a SAT type on payslips is. Each explanation has its first day. You can set its last day or remove it.',
    ),
  },
  '/AtencionNomina/Revision': {
    name: inBoth('Revisión de los recibos', 'Payslip check'),
    text: inBoth(
      'Aquí ves cada regla que revisa los recibos y cuántas veces tuvo razón. Apaga la que falla en tu empresa y di desde qué día de pago. Puedes encenderla otra vez.',
      'Here you see each rule that checks payslips and how often it was right. Switch off one that fails at your company, from a payday on. You can switch it on again.',
    ),
  },
}
