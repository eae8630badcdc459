import { monthNames } from '#i18n/month-names.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Own texts, and those of spec 002 §2.4, §4.4 and §8, which stay byte for byte. */
export const es = {
  askForDay: { title: 'Pedir un día', text: 'O cambia tu descanso' },
  /** Names of the six cards and their details. */
  kinds: {
    administrative: 'Faltas administrativas',
    unjustified: 'Faltas injustificadas',
    incapacity: 'Incapacidades',
    vacation: 'Vacaciones',
    permit: 'Permisos',
    card: 'Tarjetas preventivas y de bloqueo',
  },
  /** Names for a legend or for one day. */
  marks: {
    administrative: 'Falta administrativa',
    unjustified: 'Falta',
    incapacity: 'Incapacidad',
    vacation: 'Vacaciones',
    permit: 'Permiso',
    card: 'Tarjeta',
  },
  letters: { administrative: 'A', unjustified: 'F', incapacity: 'I', vacation: 'V', permit: 'P', card: 'T' },
  several: '2 o más',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  monthNames,
  month: (month: string) => month.charAt(0).toUpperCase() + month.slice(1),
  weekdays: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  /** Prefix of an incomplete count. */
  atLeast: (what: string) => `Al menos ${what}`,
  date: 'Fecha',
  record: 'Registro',

  summary: {
    loading: 'Cargando tu kardex…',
    slow: 'Esto tarda más de lo normal.',
    again: 'Intentar otra vez',
    total: 'Total',
    year: 'Este año',
    month: 'Este mes',
    details: 'Ver detalles',
    notHere: 'Aún no vemos tu kardex aquí',
    notHereText: 'Cuando haya internet lo buscamos.',
    sumsNotHere: 'Aún no vemos tus totales aquí',
    sumsNotHereText: 'Cuando haya internet los buscamos.',
  },
  ninety: {
    title: 'Tus últimos 90 días',
    days: (count: number) => (count === 1 ? '1 día con registro' : `${count} días con registro`),
    none: 'Ningún día con registro',
    loading: 'Buscando tus registros…',
    missing: (kinds: string) => `No pudimos ver: ${kinds}.`,
    toYear: 'Ver 12 meses',
  },
  year: {
    view: 'Cómo verlo',
    calendar: 'Calendario',
    trend: 'Por mes',
    kind: 'Qué ver',
    all: (count: number | null) => (count === null ? 'Todo' : `Todo (${count})`),
    option: (kind: string, count: number) => `${kind} (${count})`,
    total: (count: number) => (count === 1 ? '1 registro en 12 meses' : `${count} registros en 12 meses`),
    more: (count: number) => `${count} más que un año antes`,
    fewer: (count: number) => `${count} menos que un año antes`,
    same: 'Igual que un año antes',
    month: 'Mes',
    records: 'Registros',
    none: 'Sin registros en este tiempo.',
  },
  detail: {
    close: 'Cerrar',
    loading: 'Cargando registros…',
    year: 'Año',
    allYears: (count: number) => `Todos los años (${count})`,
    oneYear: (year: string, count: number) => `${year} (${count})`,
    noDate: 'Sin fecha',
    count: (count: number) => (count === 1 ? '1 registro' : `${count} registros`),
    empty: 'No se pudieron obtener los datos',
    none: 'Sin registros',
    noneText: 'Aquí verás los que se registren.',
    again: 'Buscar de nuevo',
    unknown: 'No encontramos ese detalle',
    unknownText: 'Búscalo en tu kardex.',
    toKardex: 'Ver mi kardex',
  },
  columns: {
    permit: 'Tipo de permiso',
    incident: 'Tipo de incidencia',
    incapacity: 'Incapacidad',
    machine: 'Máquina',
    card: 'Tipo de tarjeta',
    status: 'Estatus',
    comment: 'Comentarios',
  },
  /** Complaint status 1 to 5 (spec 002 §4.4). */
  complaint: {
    open: 'Abierta',
    contacting: 'Contactando',
    closed: 'Cerrada',
    review: 'Revisión',
    repair: 'Reparación',
    other: (status: number) => `Estatus ${status}`,
  },
  failure: {
    oldData: (date: string) => `Ves datos del ${date}.`,
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
