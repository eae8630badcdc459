import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  people: {
    title: shared.people,
    search: shared.searchByNameOrNumber,
    searchShort: shared.nameOrNumber,
    clear: shared.clearSearch,
    changes: shared.dataThatChanged,
    total: phrases.countPeople,
    none: 'No encontramos a nadie con esas palabras.',
    showAll: shared.showEveryone,
    loading: shared.loadingPeople,
    slow: basic.slow,
    again: basic.tryAgain,
    pages: 'Páginas de personas',
    ...phrases.pager,
    old: shared.listNotUpdated,
  },
  offline: {
    title: 'Conéctate para revisar documentos',
    text: shared.inboxNeedsInternet,
  },
  states: {
    toReview: (count: number) => `${number(count)} por revisar`,
    done: 'Nada por revisar',
    empty: 'Sin documentos',
    missing: (count: number) => (count === 1 ? 'Falta 1' : `Faltan ${number(count)}`),
  },
  person: {
    number: phrases.numbered,
    choose: shared.chooseAPerson,
    chooseText: 'Aquí ves sus documentos y los revisas.',
    begin: (name: string) => `Empieza con ${name}`,
    loading: 'Buscando sus documentos…',
    slow: basic.slow,
    again: basic.tryAgain,
    none: 'Aún no sube documentos',
    noneText: 'Cuando suba uno, aparece aquí.',
    own: 'Es tu propio expediente',
    ownText: 'Lo debe revisar otra persona de Recursos Humanos.',
    toList: shared.seeTheList,
    close: basic.close,
    all: 'Documentos requeridos',
    next: 'Siguiente persona',
    noNext: 'Nadie más por revisar aquí',
  },
  document: {
    name: (_type: number, server: string) => server,
    states: { porRevisar: 'Por revisar', aceptado: 'Aceptado', comentado: 'Comentado' },
    uploadedOn: (date: string) => `Subido el ${date}`,
    reviewedBy: (name: string, date: string) => `Revisó ${name}, ${date}`,
    said: 'Comentario pendiente',
    view: phrases.view,
    accept: 'Aceptar',
    accepting: basic.saving,
    accepted: 'Aceptado',
    comment: 'Comentar',
    about: (action: string, name: string) => `${action}: ${name}`,
    close: basic.close,
    next: 'Ver el siguiente por revisar',
    unknown: 'Este documento ya no está aquí',
    unknownText: 'La persona subió otro, o alguien lo eliminó.',
    acceptedNow: (name: string) => `Aceptaste: ${name}.`,
  },
  comment: {
    title: (name: string) => `Comentar: ${name}`,
    label: shared.comment,
    hint: 'Di qué falta y cómo corregirlo. La persona lo leerá.',
    count: phrases.countOf,
    empty: 'Escribe un comentario.',
    tooLong: phrases.charactersUsed,
    notSaved: 'Tu comentario no se guardó. Aquí sigue; intenta otra vez.',
    cancel: basic.cancel,
    save: 'Guardar comentario',
    saving: basic.saving,
    saved: 'Comentario guardado. La persona ya puede leerlo.',
  },
  failure: {
    ...failures.soon,
    offline: shared.offlineTryAgain,
    rejected: 'El portal no aceptó el cambio. Actualiza la lista.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
