import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  possible: 'Puedes pedir hasta',
  met: (count: number, all: number) => `Cumples ${count} de ${all} condiciones`,
  yes: 'Cumples',
  no: 'No cumples',
  fulfilled: {
    'not-enrolled': 'Estás en la caja',
    'too-new': 'Llevas al menos 3 meses en la caja',
    pending: 'No tienes otro préstamo por autorizar',
    leaving: 'No tienes una baja en proceso',
    owes: 'No tienes un préstamo por pagar',
    'social-part': 'Ya cubriste tu parte social',
  },
  unmet: {
    'not-enrolled': 'Estar en la caja',
    'too-new': 'Llevar 3 meses en la caja',
    pending: 'No tener otro préstamo por autorizar',
    leaving: 'No tener una baja en proceso',
    owes: 'No tener un préstamo por pagar',
    'social-part': 'Haber cubierto tu parte social',
  },
  monthsOf: phrases.countOf,
  gauge: (months: number, needed: number) => `${months} de ${needed} meses`,
  ofMonths: (needed: number) => `de ${needed} meses`,
  monthsLeft: (months: number) => (months === 1 ? 'Te falta 1 mes' : `Te faltan ${months} meses`),
  join: 'Inscríbete en la caja',
  comes: (day: string) => (day === '' ? 'Lo recibes en tu nómina' : `Lo recibes en tu nómina del ${day}`),
  thenPaid: 'Después se paga en tus nóminas.',
  wait: 'Espera la respuesta o cancela tu solicitud',
  stay: 'Cancela tu baja si todavía se puede',
  pay: (amount: string) => `Paga ${amount} de tu préstamo`,
  save: (amount: string) => `Ahorra ${amount} más`,
  askPeople: 'Pregunta en Recursos Humanos',
  asOf: (when: string) => `Con datos del ${when}.`,
  clarify: shared.requestAClarification,
  toSavings: shared.seeMySavings,
  simulate: 'Simular mi préstamo',
}

export const texts = defineTexts(es, () => import('./why-not-texts.en.ts'))
