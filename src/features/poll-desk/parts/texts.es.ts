import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  resting: shared.youCanOnlyViewThis,
  noAnswer: 'No hubo respuesta. Actualiza y revisa antes de repetir.',
  notDone: 'No se pudo',
  at: phrases.dataFrom,
  old: 'No pudimos actualizar las encuestas',
  failure: { ...failures.later, offline: shared.needsInternet, rejected: phrases.somethingFailed },
  offline: { title: shared.openOnceOnline, text: 'Después puedes leerlas sin internet.' },
  count: phrases.countOf,
  rate: (answered: number, all: number) => `${answered} de ${phrases.countPeople(all)}`,
  percent: (share: number) => `${share} %`,
  answeredLabel: 'Contestaron',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
