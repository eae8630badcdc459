import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Asistente': {
    name: inBoth('Asistente', 'Assistant'),
    text: inBoth(
      'Platica con botones grandes o escribe. Te ayuda con tu ahorro, explica las pantallas y los conceptos de tu recibo: «¿qué es P012?». El dinero nunca se mueve con lo que escribes: siempre confirmas con un toque.',
      'Chat with large buttons, or type. It helps with your savings, and explains the screens and the items of your payslip: “what is P012?”. Money never moves because of what you type: you always confirm with a tap.',
    ),
  },
}
