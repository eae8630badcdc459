import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { monthNames } from '#i18n/month-names.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** The app's own texts, and those of spec 002 §2.4, §4.4 and §8, which stay byte for byte. */
export const es = {
  askForDay: { title: shared.requestADay, text: 'O cambia tu descanso' },
  /** Names of the six cards and their details. */
  kinds: {
    administrative: 'Faltas administrativas',
    unjustified: 'Faltas injustificadas',
    incapacity: 'Incapacidades',
    vacation: shared.vacation,
    permit: 'Permisos',
    card: 'Tarjetas preventivas y de bloqueo',
  },
  /** Names for a legend or for one day. */
  marks: {
    administrative: 'Falta administrativa',
    unjustified: 'Falta',
    incapacity: shared.sickLeave,
    vacation: shared.vacation,
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
  date: shared.date,
  record: 'Registro',

  summary: {
    loading: 'Cargando tu kardex…',
    slow: basic.slow,
    again: basic.tryAgain,
    total: shared.total,
    year: 'Este año',
    month: 'Este mes',
    details: 'Ver detalles',
    notHere: 'Tu kardex todavía no está aquí',
    notHereText: shared.loadedOnline,
    sumsNotHere: 'Tus totales todavía no están aquí',
    sumsNotHereText: shared.loadedOnlineThemM,
  },
  ninety: {
    title: 'Tus últimos 90 días',
    days: (count: number) => (count === 1 ? '1 día marcado' : `${count} días marcados`),
    none: 'Ningún día marcado',
    loading: 'Buscando tus registros…',
    missing: (kinds: string) => `No pudimos cargar: ${kinds}.`,
    toYear: 'Ver 12 meses',
  },
  year: {
    view: 'Vista',
    calendar: 'Calendario',
    trend: 'Por mes',
    kind: 'Tipo de registro',
    all: (count: number | null) => (count === null ? 'Todo' : `Todo (${count})`),
    option: (kind: string, count: number) => `${kind} (${count})`,
    total: (count: number) => (count === 1 ? '1 registro en 12 meses' : `${count} registros en 12 meses`),
    more: (count: number) => `${count} más que el año anterior`,
    fewer: (count: number) => `${count} menos que el año anterior`,
    same: 'Igual que el año anterior',
    month: shared.month,
    records: 'Registros',
    none: 'Sin registros en este periodo.',
  },
  detail: {
    close: basic.close,
    loading: 'Cargando registros…',
    year: shared.year,
    allYears: (count: number) => `Todos los años (${count})`,
    oneYear: (year: string, count: number) => `${year} (${count})`,
    noDate: 'Sin fecha',
    count: (count: number) => (count === 1 ? '1 registro' : `${count} registros`),
    empty: 'No se pudieron obtener los datos',
    none: 'Sin registros',
    noneText: 'Cuando haya registros, los verás aquí.',
    again: shared.lookAgain,
    unknown: 'No encontramos ese registro',
    unknownText: 'Búscalo en tu kardex.',
    toKardex: 'Ver mi kardex',
  },
  columns: {
    permit: 'Tipo de permiso',
    incident: 'Tipo de incidencia',
    incapacity: shared.sickLeave,
    machine: 'Máquina',
    card: 'Tipo de tarjeta',
    status: shared.status,
    comment: shared.comments,
  },
  /** Complaint status 1 to 5 (spec 002 §4.4). */
  complaint: {
    open: shared.open,
    contacting: 'Contactando',
    closed: shared.closed,
    review: 'Revisión',
    repair: 'Reparación',
    other: (status: number) => `Estatus ${status}`,
  },
  failure: {
    oldData: shared.showsDataFrom,
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
