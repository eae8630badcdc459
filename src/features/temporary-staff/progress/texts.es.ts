import { defineTexts } from '#i18n/texts.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
const surveys = (count: number) => (count === 1 ? '1 encuesta' : `${count} encuestas`)

export const es = {
  loading: 'Cargando el avance',
  old: 'No pudimos actualizar el avance',
  none: 'Nadie está en evaluación',
  noneText: 'Cuando elijan evaluadores, aquí ves cómo van.',
  answered: (done: number, total: number) => `${done} de ${surveys(total)}`,
  people,
  late: (count: number) => `${people(count)} con atraso`,
  onTime: 'Sin atraso',
  average: (score: string) => `Promedio del año: ${score}`,
  noAverage: 'Promedio: con menos de cinco no se muestra.',
  departments: 'Por departamento',
  categories: 'Promedio por categoría, 12 meses',
  fewInCategories: 'Con menos de cinco personas no se muestra.',
  pending: (count: number) => `Faltan de contestar: ${count}`,
  owes: (count: number, day: string) => `${surveys(count)} · vence el ${day}`,
  overdue: (count: number, day: string) => `${surveys(count)} · venció el ${day}`,
  noMail: 'Sin correo: solo aviso en el portal',
  reminded: (day: string) => `Recordado el ${day}`,
  remind: 'Recordar a todos',
  preview: 'Recordar a quienes faltan',
  previewText: (count: number) => `Reciben un aviso en el portal ${people(count)}.`,
  previewMail: (count: number) => `También por correo: ${count}.`,
  previewNoMail: (count: number) => `Sin correo: ${count}.`,
  previewToday: (count: number) => `Ya recordadas hoy: ${count}. No reciben otro.`,
  send: 'Enviar recordatorios',
  cancel: 'Cancelar',
  close: 'Cerrar',
  notSent: 'No se enviaron',
  sent: (mails: number, others: number) =>
    `Avisos enviados: ${mails} por correo, ${others} solo en el portal.`,
  export: 'Exportar',
  sheet: 'Pendientes',
  columns: {
    number: 'Número',
    name: 'Nombre',
    department: 'Departamento',
    surveys: 'Encuestas',
    due: 'Vence',
    mail: 'Correo',
    reminded: 'Recordado',
  },
  yes: 'Sí',
  no: 'No',
}

export const progressTexts = defineTexts(es, () => import('./texts.en.ts'))
