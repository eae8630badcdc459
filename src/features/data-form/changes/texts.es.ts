import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: shared.dataThatChanged,
  lead: 'Los cambios ya están guardados. Marca los que ya viste.',
  kinds: { label: shared.show, waiting: 'Por ver', seen: 'Vistos' },
  total: (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`),
  loading: 'Buscando cambios…',
  slow: basic.slow,
  again: basic.tryAgain,
  pages: 'Páginas de cambios',
  ...phrases.pager,
  old: shared.listNotUpdated,
  offline: { title: 'Conéctate para ver los cambios', text: 'Esta lista solo funciona con internet.' },
  none: { waiting: 'No hay cambios por ver', seen: 'Aún no hay cambios vistos' },
  noneText: 'Cuando alguien cambie un dato, aparece aquí.',
  number: phrases.numbered,
  at: (date: string) => `Lo cambió el ${date}`,
  before: phrases.before,
  now: 'Ahora',
  nothing: phrases.noAnswer,
  mark: 'Marcar como visto',
  markOf: (name: string, step: string) => `Marcar como visto: ${step} de ${name}`,
  marking: basic.saving,
  marked: (name: string) => `Marcaste como visto el cambio de ${name}.`,
  seenBy: (name: string, date: string) => `Lo vio ${name} el ${date}`,
  documents: 'Ver sus documentos',
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: 'No se pudo marcar.' },
}

export const changeTexts = defineTexts(es, () => import('./texts.en.ts'))
