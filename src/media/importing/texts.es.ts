import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')
const counted = (rows: number) => (rows === 1 ? '1 fila' : `${number(rows)} filas`)

/** Texts shared by the imports of people and of other data. */
export const es = {
  number,
  steps: { label: 'Pasos', file: 'Archivo', review: 'Revisar', run: 'Importar' },
  file: {
    choose: 'Elegir archivo',
    chooseOther: 'Elegir otro archivo',
    held: 'sigue elegido. Aún no se sube.',
    heldText: 'En otro equipo, o si sales de aquí, elígelo otra vez.',
    goOn: 'Subir archivo',
    other: 'Cambiar archivo',
    back: (file: string) => `Volver a ${file}`,
    source: 'De dónde viene',
    sourceHelp: 'Recordamos sus columnas para la próxima vez.',
    sourceMissing: 'Escribe de dónde viene.',
    sending: 'Subiendo el archivo…',
    large: 'El archivo pesa más de 11 MB. Divídelo.',
    unread: 'No pudimos leer el archivo. Elígelo otra vez.',
  },
  review: {
    discard: 'Descartar',
    discardAsk: (file: string) => `¿Descartar ${file}? No se importa nada de él.`,
    keep: 'Conservar',
    discarded: 'Archivo descartado',
    checking: (rows: number) => `Revisando ${counted(rows)}…`,
    facts: (rows: number, same: number, source: string) =>
      `${counted(rows)} · ${number(same)} sin cambio · Origen: ${source}`,
    columns: (count: number) => (count === 1 ? '1 columna' : `${count} columnas`),
    guessed: 'Las adivinamos por ti',
    look: (count: number) => `Revisa ${count}`,
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
    previous: 'Anterior',
    next: 'Siguiente',
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
    stop: 'Detener',
    goOn: 'Seguir',
    giveUp: 'Terminar aquí',
    done: 'Importación terminada',
    again: 'Importar otro archivo',
  },
  failedTitle: 'No se pudo',
  loading: 'Buscando la importación…',
  offline: {
    title: 'Conéctate para importar',
    text: 'Sin internet no se importa. Lo que elegiste sigue aquí.',
  },
  away: { title: 'Conéctate para ver cómo va', text: 'Lo que ya se importó no se pierde.' },
  again: 'Intentar otra vez',
  slow: 'Esto tarda más de lo normal.',
  failure: {
    offline: 'Sin internet. Conéctate e intenta otra vez.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo que no entendemos. Intenta otra vez.',
    rejected: 'El servicio no lo aceptó. Revisa los datos.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
