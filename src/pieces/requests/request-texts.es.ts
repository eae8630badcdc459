import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  folio: phrases.folioNumber,
  toList: 'Ver lo que pedí',
  askMore: 'Pedir otra cosa',
  steps: {
    label: 'Cómo va',
    asked: 'Pedida',
    unsent: shared.waitingToBeSent,
    undecided: 'Falta que la autoricen',
    deciding: (name: string) => `Falta que autorice ${name}`,
    decided: (name: string) => `La recibió ${name}`,
    answer: shared.answer,
    waiting: shared.waiting,
    /** Usual time until a decision about this kind of request. */
    usual: {
      hour: 'Suelen contestar en 1 hora',
      hours: (count: number) => `Suelen contestar en ${count} horas`,
      day: 'Suelen contestar en 1 día',
      days: (count: number) => `Suelen contestar en ${count} días`,
    },
    authorized: shared.approved,
    refused: 'Rechazada',
    withdrawn: 'Retirada',
    lapsed: 'Vencida',
    /**
     * Words for the question how well a candidate fits ('apego'), which is answered instead of authorized.
     */
    fit: { deciding: (name: string) => `Le toca a ${name}`, authorized: 'Contestada', refused: 'Descartado' },
    /** Words for a letter, which is prepared instead of authorized. */
    letter: { deciding: (name: string) => `Falta que la prepare ${name}`, authorized: 'Lista' },
    lapsedText: 'Pasó su fecha sin respuesta. Pídela otra vez.',
    by: (name: string) => `por ${name}`,
    reason: 'Motivo del rechazo',
    pickUp: 'Dónde la recoges',
  },
}

export const requestTexts = defineTexts(es, () => import('./request-texts.en.ts'))
