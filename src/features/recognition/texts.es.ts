import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { monthNames } from '#i18n/month-names.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  slow: basic.slow,
  again: basic.tryAgain,
  failure: { ...failures.later, offline: shared.needsInternet, rejected: phrases.somethingFailed },
  offline: { title: 'Ábrelo una vez con internet', text: 'Después puedes reconocer sin internet.' },
  at: phrases.dataFrom,
  give: {
    loading: 'Cargando los principios',
    // Text of M-067.
    valuesFailed: 'Ha ocurrido un error al cargar los valores.',
    left: (count: number) => (count === 1 ? 'Te queda 1 este mes' : `Te quedan ${count} este mes`),
    // Text of M-060.
    limit: 'Lo sentimos, pero no puedes realizar más de 3 asignaciones por mes',
    principle: 'Elige el principio',
    colleague: 'Elige a tu compañero',
    search: shared.searchByNameOrNumber,
    clear: shared.clearSearch,
    searching: phrases.searching,
    nobody: 'No encontramos a nadie con ese nombre o número.',
    change: phrases.change,
    person: phrases.numberedIn,
    reason: 'Cuenta qué hizo',
    count: phrases.countOf,
    // Texts of M-057 … 059.
    needed: 'El campo es requerido',
    tooLong: 'No puedes poner más de 350 caracteres.',
    incomplete: 'ERROR. Debes llenar todos los campos.',
    send: (name: string) => (name === '' ? 'Reconocer' : `Reconocer a ${name}`),
    sending: shared.sending,
    // Texts of M-068 and M-069.
    done: 'Valor asignado con éxito.',
    failed: 'ERROR. No pudimos guardar tu información',
    whom: (name: string, principle: string) => `Para ${name}: ${principle}.`,
    waitingText: 'Después puedes reconocer a alguien más.',
    notKept: 'Este dispositivo no puede guardar lo que escribes.',
    toWall: 'Ver el muro de tu planta',
  },
  wall: {
    lists: 'Lista',
    list: { muro: 'Muro de tu planta', recibidos: 'Los que recibiste', dados: 'Los que diste' },
    principle: shared.principle,
    department: shared.department,
    all: phrases.allOfThem,
    loading: 'Cargando el muro',
    none: 'Todavía no hay reconocimientos aquí',
    noneText: 'Reconoce a alguien y aparecerá aquí.',
    old: 'No pudimos actualizar el muro',
    total: (count: number) => (count === 1 ? '1 reconocimiento' : `${count} reconocimientos`),
    pages: 'Páginas del muro',
    ...phrases.pager,
    you: 'Tú',
    from: (who: string, day: string) => `De ${who} · ${day}`,
    fromYou: (day: string) => `Lo diste el ${day}`,
    clap: (count: number) => `Aplaudir · ${count}`,
    clapped: (count: number) => `Aplaudiste · ${count}`,
    hide: basic.hide,
    show: shared.show,
    hidden: 'Oculto: solo tú lo ves',
  },
  figures: {
    title: 'En cifras',
    period: 'Mes o año',
    month: (name: string, year: string) => `${sentenceCase(name)} de ${year}`,
    year: (year: string) => `Año ${year}`,
    loading: 'Sumando los reconocimientos',
    old: 'No pudimos actualizar las cifras',
    total: (count: number) => (count === 1 ? '1 reconocimiento' : `${count} reconocimientos`),
    principles: 'Por principio',
    months: 'Por mes',
    few: 'Se necesitan cinco personas para mostrar cifras.',
    none: 'Sin reconocimientos en este periodo.',
  },
  months: monthNames,
  card: {
    to: phrases.forWhom,
    loading: 'Cargando la tarjeta',
    share: shared.share,
    save: basic.save,
    file: 'reconocimiento.png',
    pictureFailed: 'No pudimos crear la imagen. Intenta otra vez.',
    withdraw: shared.withdraw,
    withdrawn: 'Reconocimiento retirado.',
    notWithdrawn: 'No se retiró',
    dialog: {
      title: 'Retirar el reconocimiento',
      needed: shared.enterTheReason,
      tooLong: 'Escribe 250 letras o menos.',
      accept: shared.withdraw,
      sending: shared.withdrawing,
      cancel: basic.cancel,
    },
    reason: 'Motivo (lo leerán los dos)',
    notKept: 'Este dispositivo no puede guardar lo que escribes.',
    typed: 'Tu motivo sin enviar',
    discard: shared.deleteWhatIWrote,
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
