import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AlgoNoCuadra': {
    name: inBoth('Algo no cuadra en mi pago', 'My pay doesn’t add up'),
    asked: ['prenomina salio', 'pago mal', 'me pagaron mal'],
    text: inBoth(
      'Te lleva al lugar correcto. Una aclaración pregunta algo de un recibo. Una inconformidad reporta un día mal pagado, o una respuesta que no te convence.',
      'It takes you to the right place. A clarification asks something about a payslip. A dispute reports a day that was paid wrong, or an answer you disagree with.',
    ),
  },
  '/Aclaraciones': {
    name: inBoth('Aclaraciones de nómina', 'Payroll clarifications'),
    text: inBoth(
      'Pregunta lo que no entiendes de un pago. Elige el periodo y el motivo. Nómina te contesta aquí, y después calificas la respuesta.',
      'Ask what you don’t understand about a payment. Choose the period and the reason. Payroll answers here, and then you rate the answer.',
    ),
  },
  '/Inconformidades': {
    name: inBoth('Inconformidades', 'Disputes'),
    text: inBoth(
      'Di qué está mal en tu pago y agrega fotos de prueba si tienes. Sin internet se guarda y se envía sola. Aquí ves la respuesta y la calificas.',
      'Say what’s wrong with your pay and add evidence photos if you have any. If you’re offline, it’s saved and sent later. Here you see the answer and rate it.',
    ),
  },
}
