import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')
const counted = (rows: number) => (rows === 1 ? '1 fila' : `${number(rows)} filas`)

export const es = {
  number,
  steps: { label: 'Pasos', file: 'Archivo', review: phrases.toReview, run: 'Importar' },
  file: {
    choose: shared.chooseAFile,
    chooseOther: 'Elegir otro archivo',
    held: 'sigue elegido. Aún no se sube.',
    heldText: 'Si cambias de dispositivo o sales de aquí, elígelo otra vez.',
    goOn: 'Subir archivo',
    other: 'Cambiar archivo',
    back: (file: string) => `Volver a ${file}`,
    source: 'De dónde viene',
    usual: 'Nómina',
    sourceHelp: 'Recordamos sus columnas para la próxima vez.',
    sourceMissing: 'Escribe de dónde viene.',
    sending: shared.uploadingTheFile,
    large: 'El archivo pesa más de 11 MB. Divídelo.',
    unread: 'No pudimos leer el archivo. Elígelo otra vez.',
  },
  sheet: {
    label: 'Hoja',
    unnamed: (place: number) => `Hoja ${place}`,
    again: (file: string, sheet: string) => `Elige otra vez ${file} para leer la hoja ${sheet}.`,
    fixed: (sheet: string, count: number) => `Se leyó la hoja ${sheet} (hay ${number(count)}).`,
    fixedHelp: 'Para leer otra, descarta el archivo y súbelo aquí.',
  },
  days: {
    label: 'Fechas del archivo',
    dayFirst: 'día/mes/año',
    monthFirst: 'mes/día/año',
    unclear: 'Las fechas se pueden leer de dos formas: elige el orden.',
  },
  rows: {
    kinds: { nueva: shared.new, cambia: 'Cambian', igual: 'Sin cambio', error: 'Con error' },
    titles: { cambia: 'Así cambian', error: 'Corrige estas filas para importarlas' },
  },
  review: {
    missing: (fields: string) => `Falta elegir la columna de: ${fields}`,
    discard: phrases.discard,
    discardAsk: (file: string) => `¿Descartar ${file}? No se importará nada.`,
    keep: shared.keep,
    discarded: 'Archivo descartado',
    checking: (rows: number) => `Revisando ${counted(rows)}…`,
    facts: (rows: number, same: number, source: string) =>
      `${counted(rows)} · ${number(same)} sin cambio · Origen: ${source}`,
    columns: (count: number) => (count === 1 ? '1 columna' : `${count} columnas`),
    guessed: 'Las adivinamos por ti',
    look: (count: number) => `Revisa ${count}`,
    letters: 'Revisa sus acentos: el archivo los trae mal.',
    columnLabel: (title: string) => `Qué es la columna ${title}`,
    untitled: (letter: string) => `Columna ${letter}`,
    nothing: 'No se usa',
    show: 'Qué filas se muestran',
    badRows: (count: number) =>
      count === 1 ? 'Corrige 1 fila para que entre' : `Corrige ${number(count)} filas para que entren`,
    download: 'Descargar filas con error',
    row: 'Fila',
    none: 'No hay filas así.',
    change: (field: string, from: string, to: string) => `${field}: de ${from || 'vacío'} a ${to}`,
    gone: (from: string) => `Se quita: ${from}`,
    absent: 'No viene en la lista',
    place: (first: number, last: number, total: number) =>
      `${number(first)}–${number(last)} de ${number(total)}`,
    pages: 'Páginas de filas',
    previous: shared.previous,
    next: shared.next,
    test: 'Probar sin guardar',
    nothingToDo: 'No hay nada por importar',
  },
  run: {
    running: (done: number, all: number) => `Importando ${number(done)} de ${number(all)}`,
    stopped: 'La importación está detenida',
    rate: (rate: number, left: string) => `${counted(rate)} por segundo · ${left}`,
    seconds: (count: number) =>
      count < 90 ? 'menos de 2 minutos' : `faltan ${Math.ceil(count / 60)} minutos`,
    leave: 'Puedes salir: la importación sigue sola.',
    stop: shared.stop,
    goOn: shared.continue,
    giveUp: 'Terminar aquí',
    done: 'Importación terminada',
    again: 'Importar otro archivo',
  },
  failedTitle: 'No se pudo',
  loading: 'Buscando la importación…',
  offline: {
    title: 'Conéctate para importar',
    text: 'Sin internet no se importa. Nada se pierde.',
  },
  away: { title: 'Conéctate para ver cómo va', text: 'Lo que ya se importó no se pierde.' },
  again: basic.tryAgain,
  slow: basic.slow,
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: shared.notAccepted },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
