import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import type { CodedText, CodedFault } from './coded-text.ts'

const number = (count: number) => count.toLocaleString('es-MX')

const pages = {
  slow: basic.slow,
  again: basic.tryAgain,
  pages: 'Páginas',
  ...phrases.pager,
}

export const es = {
  failure: { ...failures.soon, offline: shared.offlineCheck, rejected: shared.notCompleted },
  offline: { title: 'Necesitas internet', text: 'Las importaciones no se guardan en este dispositivo.' },
  stillSaving: shared.stillSaving,
  old: 'No pudimos actualizar las importaciones.',
  parts: shared.show,
  files: shared.files,
  waiting: shared.waiting,
  waitingCount: (count: string) => `En espera (${count})`,

  drop: 'Suelta aquí el ZIP, el XML o el PDF timbrado',
  dropText: 'CFDI 4.0 con nómina 1.2, hasta 256 MB. El mismo archivo no se duplica.',
  choose: shared.chooseAFile,
  sending: shared.uploadingTheFile,
  arriving: 'Esperando al servidor…',
  stay: 'No cierres esta pantalla hasta que termine de subir.',
  cancel: basic.cancel,
  offlineUpload: 'Sin internet no se puede subir. No se envió nada.',
  offlineTry: 'Necesitas internet para hacerlo.',
  notWanted: (name: string) => `${name} no es ZIP, XML ni PDF. No se envió nada.`,
  empty: (name: string) => `${name} está vacío. No se envió nada.`,
  large: (name: string) => `${name} pasa de 256 MB. Súbelo en partes.`,
  lost: (name: string) => `${name} no llegó completo. Súbelo otra vez: no se duplica.`,
  sent: 'El archivo llegó. Se lee en automático.',
  again: 'Ese archivo ya estaba: no se duplicó nada.',

  none: 'Aún no hay importaciones',
  noneText: 'Suelta el archivo de tu nómina para empezar.',
  list: {
    ...pages,
    title: 'Importaciones',
    loading: 'Buscando las importaciones…',
    total: (count: number) => (count === 1 ? '1 archivo' : `${number(count)} archivos`),
  },
  origins: { comando: 'Comando', pantalla: 'Pantalla', llave: 'Fuente', carpeta: 'Carpeta' },
  states: {
    'en-cola': 'En cola',
    leyendo: 'Leyendo',
    detenida: 'Detenida',
    terminada: 'Terminada',
    rechazada: 'Rechazada',
  },
  withRefused: 'Con rechazos',
  done: (done: string, all: string | null) =>
    all === null
      ? done === '1'
        ? '1 documento leído'
        : `${done} documentos leídos`
      : `${done} de ${all} ${all === '1' ? 'documento' : 'documentos'}`,
  pace: (count: string) => `${count} por minuto`,
  leftSeconds: 'falta menos de un minuto',
  leftMinutes: (count: number) => (count === 1 ? 'falta 1 minuto' : `faltan ${count} minutos`),
  goesOn: 'Sigue aunque cierres esta pantalla.',
  stays: 'No se pierde lo que ya se leyó. Toca Seguir para terminar.',
  stop: shared.stop,
  goOn: shared.continue,

  figures: {
    taken: 'Importados',
    waiting: shared.waiting,
    superseded: 'Sustituidos o cancelados',
    known: 'Ya estaban',
    papers: 'PDF guardados',
    noReceipts: 'No son recibos',
    seals: 'Sello sin comprobar',
    refused: 'Rechazados',
    sums: (count: string) => (count === '1' ? '1 no cuadra' : `${count} no cuadran`),
  },
  refused: {
    nothing: 'No se importó nada',
    part: 'No se leyó completo',
    next: 'Corrígelo y súbelo otra vez: no se duplica nada.',
    nextOfOthers: 'Pide uno corregido a quien lo mandó, o súbelo aquí.',
    again: 'Subir otro archivo',
  },
  mend: (count: string) =>
    count === '1' ? 'Corrige 1 recibo para importarlo' : `Corrige ${count} recibos para importarlos`,
  doubts: 'Revisa estos casos: no se rechazó nada por ellos',
  notKept: 'El archivo ya no está guardado. Pídelo a quien lo mandó.',
  alone: 'XML',
  download: shared.download,

  faultPlace: ({ lugar }: CodedFault) => lugar,
  faultText: ({ texto }: CodedFault) => texto,
  runReason: ({ motivo }: CodedText) => motivo,
  waitingReason: ({ motivo }: CodedText) => motivo,

  waitingText: 'Se asignan solos cuando la persona se da de alta.',
  tryAgain: 'Intentar ahora',
  trying: 'Intentando…',
  placed: (count: string) => (count === '1' ? 'Se asignó 1 recibo' : `Se asignaron ${count} recibos`),
  nonePlaced: 'Todavía no se pudo asignar ninguno.',
  confirmPerson: {
    button: 'Asignar recibo',
    label: (name: string) => `Asignar recibo a ${name}`,
    title: '¿Asignas este recibo?',
    question: (name: string, number: string) =>
      `Este recibo será de ${name}, núm. ${number}. Confírmalo solo si falleció.`,
  },
  noneWaits: 'No hay recibos en espera',
  noneWaitsText: 'Todos los recibos están asignados.',
  receipt: (number: string, rfc: string, day: string) => `Núm. ${number} · ${rfc} · hasta el ${day}`,
  papersText: 'Si su recibo no llega en 30 días, el PDF se borra.',
  paper: (file: string, until: string) => `${file} · hasta el ${until}`,
  papersList: {
    ...pages,
    title: 'PDF en espera',
    loading: 'Buscando los PDF en espera…',
    total: (count: number) => `${number(count)} PDF`,
  },
  waitingList: {
    ...pages,
    title: 'Recibos en espera',
    loading: 'Buscando los recibos en espera…',
    total: (count: number) => (count === 1 ? '1 recibo' : `${number(count)} recibos`),
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
