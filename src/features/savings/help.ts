import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/CajaAhorro': {
    name: inBoth('Mi ahorro', 'My savings'),
    text: inBoth(
      'Aquí ves cuánto tienes ahorrado, cuánto debes y qué está en proceso. Puedes pedir un préstamo, retirar o cambiar tu ahorro. Antes de enviar ves todo y confirmas.',
      'What you’ve saved, what you owe and what’s in process. You can request a loan, withdraw or change your savings. Before you send, you see it all and confirm.',
    ),
  },
  '/CajaAhorro/simulador': {
    name: inBoth('Simulador de préstamo', 'Loan simulator'),
    asked: ['cuanto puedo pedir', 'cuanto podria pedir', 'cuanto me prestan', 'cuanto me pueden prestar'],
    text: inBoth(
      'Escribe cuánto quieres y en cuántos pagos. Te dice cuánto pagarías cada vez y en total. Es solo una cuenta: no pide nada. También sirve sin internet.',
      'Enter how much you want and in how many payments. It tells you what you’d pay each time and in total. It’s only a calculation: it doesn’t request anything. It also works offline.',
    ),
  },
  '/CajaAhorro/por-que-no': {
    name: inBoth('¿Por qué no puedo pedir?', 'Why can’t I?'),
    text: inBoth(
      'Explica qué te falta hoy para pedir un préstamo y desde cuándo podrías. Si algo no cuadra, pregunta en nómina.',
      'What’s missing before you can request a loan, with today’s numbers, and when you could. If something looks wrong, ask payroll.',
    ),
  },
  '/CajaAhorro/papeles': {
    name: inBoth('Papeles de tu ahorro', 'Your savings documents'),
    text: inBoth(
      'Aquí guardas o imprimes tu estado de cuenta de cada mes. También la solicitud y el pagaré de tus préstamos.',
      'Save or print your monthly statements, and the request and promissory note for your loans.',
    ),
  },
}
