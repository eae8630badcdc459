import { defineTexts } from '#i18n/texts.ts'
import type { CodedText, CodedFault } from './coded-text.ts'

const number = (count: number) => count.toLocaleString('es-MX')

const pages = {
  slow: 'Esto tarda más de lo normal.',
  again: 'Intentar otra vez',
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (page: number, all: number) => `Página ${number(page)} de ${number(all)}`,
}

export const es = {
  failure: {
    offline: 'Sin internet. Revisa tu conexión.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'La respuesta llegó incompleta. Intenta otra vez.',
    rejected: 'No se pudo completar.',
  },
  offline: { title: 'Necesitas internet', text: 'Las importaciones no se guardan en este equipo.' },
  old: 'No pudimos actualizar las importaciones.',
  parts: 'Qué ver',
  files: 'Archivos',
  waiting: 'En espera',
  waitingCount: (count: string) => `En espera (${count})`,

  drop: 'Suelta aquí el ZIP, el XML o el PDF timbrado',
  dropText: 'CFDI 4.0 con nómina 1.2, hasta 256 MB. El mismo archivo no se duplica.',
  choose: 'Elegir archivo',
  sending: 'Subiendo el archivo…',
  arriving: 'Esperando al servidor…',
  stay: 'Deja abierta esta pantalla hasta que suba.',
  cancel: 'Cancelar',
  offlineUpload: 'Sin internet no se puede subir. No se envió nada.',
  offlineTry: 'Necesitas internet para hacerlo.',
  notWanted: (name: string) => `${name} no es ZIP, XML ni PDF. No se envió nada.`,
  empty: (name: string) => `${name} está vacío. No se envió nada.`,
  large: (name: string) => `${name} pasa de 256 MB. Súbelo en partes.`,
  lost: (name: string) => `${name} no llegó completo. Súbelo otra vez: no se duplica.`,
  sent: 'El archivo llegó. Se lee solo.',
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
  stays: 'Lo leído se queda. Toca Seguir para terminar.',
  stop: 'Detener',
  goOn: 'Seguir',

  figures: {
    taken: 'Tomados',
    waiting: 'En espera',
    superseded: 'Sustituidos o cancelados',
    known: 'Ya estaban',
    papers: 'PDF guardados',
    noReceipts: 'No son recibos',
    refused: 'Rechazados',
    sums: (count: string) => (count === '1' ? '1 no suma' : `${count} no suman`),
  },
  refused: {
    nothing: 'No se importó nada',
    part: 'No se leyó completo',
    next: 'Corrígelo y súbelo otra vez: no se duplica nada.',
    nextOfOthers: 'Pide uno corregido a quien lo mandó, o súbelo aquí.',
    again: 'Subir otro archivo',
  },
  mend: (count: string) =>
    count === '1' ? 'Corrige 1 recibo para que entre' : `Corrige ${count} recibos para que entren`,
  doubts: 'Revisa estas dudas: por ellas no se rechazó nada',
  notKept: 'El archivo ya no está guardado. Pídelo a quien lo mandó.',
  alone: 'XML',
  download: 'Bajar',

  // Sentences that the server writes in Spanish.
  faultPlace: ({ lugar }: CodedFault) => lugar,
  faultText: ({ texto }: CodedFault) => texto,
  runReason: ({ motivo }: CodedText) => motivo,
  waitingReason: ({ motivo }: CodedText) => motivo,

  waitingText: 'Se colocan solos cada cinco minutos cuando aparece la persona.',
  tryAgain: 'Intentar ahora',
  trying: 'Intentando…',
  placed: (count: string) => (count === '1' ? 'Se colocó 1 recibo' : `Se colocaron ${count} recibos`),
  nonePlaced: 'Ninguno se pudo colocar todavía.',
  noneWaits: 'Nadie espera su recibo',
  noneWaitsText: 'Todos los recibos tienen a su persona.',
  receipt: (number: string, rfc: string, day: string) => `N.P. ${number} · ${rfc} · hasta el ${day}`,
  papersText: 'Cada PDF espera 30 días a su recibo y después se borra.',
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
