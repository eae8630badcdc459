import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

const people = (count: number) => (count === 1 ? '1 persona' : `${number(count)} personas`)

export const es = {
  slow: shared.slowShort,
  again: shared.retry,
  cancel: basic.cancel,
  resting: shared.youCanOnlyViewThis,
  noAnswer: 'No hubo respuesta. Actualiza y revisa antes de repetir.',
  notDone: 'No se pudo',
  at: (when: string) => `Datos del ${when}`,
  old: 'No pudimos actualizar las encuestas',
  failure: {
    offline: shared.needsInternet,
    expired: shared.sessionEnded,
    unavailable: shared.portalSilent,
    malformed: shared.incompleteResponse,
    rejected: 'Ocurrió un error',
  },
  offline: { title: shared.openOnceOnline, text: 'Después puedes leerlas sin internet.' },
  count: (count: number, limit: number) => `${count} de ${limit}`,
  rate: (answered: number, all: number) => `${answered} de ${people(all)}`,
  percent: (share: number) => `${share} %`,
  answeredLabel: 'Contestaron',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
