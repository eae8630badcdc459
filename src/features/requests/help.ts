import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AlgoNoCuadra': {
    name: inBoth('Algo no cuadra en mi pago', 'My pay doesn’t add up'),
    asked: ['prenomina salio', 'pago mal', 'me pagaron mal'],
    text: inBoth(
      'Te lleva al lugar correcto. Una aclaración es una pregunta sobre un periodo. Una inconformidad es cuando falta o sobra algo y quieres que lo corrijan.',
      'It takes you to the right place. A clarification is a question about a period. A dispute is when you were paid too little or too much and want it corrected.',
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
