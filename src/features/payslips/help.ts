import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Recibos': {
    name: inBoth('Mis recibos', 'My payslips'),
    asked: ['aguinaldo', 'prenomina', 'dia de pago', 'dias de pago', 'dia es el pago', 'cuando pagan'],
    text: inBoth(
      'Aquí están tus recibos de nómina. Toca uno para ver cuánto recibiste, por qué cambió y si cuadra. Puedes abrir el PDF y guardarlo. Los que ya viste los puedes leer sin internet. Puedes juntar varios en un PDF o hacer la constancia de un año.',
      'Your payslips. Tap one to see what you received, why it changed and whether it is correct. You can open the PDF and save it. You can read the ones you’ve already seen offline. You can join several in one PDF or make the statement of a year.',
    ),
  },
}
