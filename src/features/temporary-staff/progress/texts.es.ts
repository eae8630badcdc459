import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const surveys = (count: number) => (count === 1 ? '1 encuesta' : `${count} encuestas`)

export const es = {
  loading: 'Cargando el avance',
  old: 'No pudimos actualizar el avance',
  none: 'Nadie está en evaluación',
  noneText: 'Cuando elijan evaluadores, aquí verás cómo van.',
  answered: (done: number, total: number) => `${done} de ${surveys(total)}`,
  people: phrases.countPeople,
  late: (count: number) => `${phrases.countPeople(count)} con atraso`,
  onTime: 'Sin atraso',
  average: (score: string) => `Promedio del año: ${score}`,
  noAverage: 'Promedio: se necesitan cinco personas.',
  departments: shared.byDepartment,
  categories: 'Promedio por categoría, 12 meses',
  few: 'Se necesitan cinco personas',
  nobodyNow: 'Nadie en evaluación ahora',
  fewInCategories: 'Se necesitan cinco personas para mostrarlo.',
  pending: (count: number) => (count === 1 ? 'Falta 1 por contestar' : `Faltan ${count} por contestar`),
  owes: (count: number, day: string) => `${surveys(count)} · vence el ${day}`,
  overdue: (count: number, day: string) => `${surveys(count)} · venció el ${day}`,
  surveys,
  noMail: 'Sin correo: solo aviso en el portal',
  noAccount: 'Ya no tiene cuenta: cambia o quita su encuesta',
  reminded: (day: string) => `Se le recordó el ${day}`,
  remind: 'Recordar a todos',
  preview: 'Recordar a quienes faltan',
  previewNobody: 'Hoy ya se les recordó. Mañana puedes otra vez.',
  previewNone: 'No hay a quién recordar.',
  previewMail: (count: number) => `Por correo y en el portal: ${count}`,
  previewNoMail: (count: number) => `Sin correo, solo en el portal: ${count}`,
  previewPortal: (count: number) => `Este portal no envía correos. Aviso en el portal: ${count}`,
  previewNoAccount: 'Ya no tienen cuenta: cambia o quita su encuesta',
  previewToday: (count: number) => `Ya se les recordó hoy: ${count}. No reciben otro.`,
  send: 'Enviar recordatorios',
  cancel: basic.cancel,
  close: basic.close,
  notSent: 'No se enviaron',
  sent: (mails: number, others: number) =>
    `Avisos enviados: ${mails} por correo, ${others} solo en el portal.`,
  export: shared.export,
  sheet: 'Pendientes',
  file: (day: string) => `evaluaciones-pendientes-${day}.xlsx`,
  columns: {
    number: shared.number,
    name: phrases.name,
    department: shared.department,
    surveys: 'Encuestas',
    due: 'Vence',
    mail: shared.email,
    reminded: 'Se le recordó',
  },
  yes: shared.yes,
  no: shared.no,
  noAccountCell: 'Sin cuenta',
}

export const progressTexts = defineTexts(es, () => import('./texts.en.ts'))
