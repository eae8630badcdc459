import { basic } from './basic-words.es.ts'
import { shared } from './shared-words.es.ts'
import { defineTexts } from './texts.ts'

/** Titles of all screens; the route table needs them before any screen loads. */
export const es = {
  assistant: { assistant: basic.assistant },
  dataForm: { form: 'Actualización de datos', review: 'Revisa tus datos', changes: shared.dataThatChanged },
  device: { device: shared.aboutThisDevice },
  documents: { documents: shared.myDocuments },
  incidents: { title: 'Incidencias pendientes' },
  kardex: { kardex: shared.myKardex, year: 'Tus últimos 12 meses' },
  notifications: { title: shared.notifications, settings: 'Ajustes de notificaciones' },
  payslips: { list: 'Mis recibos' },
  pending: { title: shared.toSend },
  reminders: {
    certification: 'Certificaciones exprés',
    ptu: 'Tus días de PTU',
    survey: 'Encuesta de satisfacción',
  },
  requests: {
    payDoubt: 'Algo no cuadra en mi pago',
    clarifications: 'Solicitudes de aclaración de nómina',
    disputes: 'Lista de solicitudes realizadas',
  },
  savings: {
    savings: shared.mySavings,
    visit: 'Estado de cuenta',
    simulator: 'Simula tu préstamo',
    whyNot: shared.whyCantI,
    papers: 'Papeles de tu ahorro',
    moves: {
      inscribirme: shared.join,
      cambiar: 'Cambiar mi ahorro',
      retirar: shared.withdraw,
      prestamo: 'Pedir préstamo',
      'pago-extra': shared.extraPayment,
      liquidar: 'Pagar con mi ahorro',
      baja: 'Darme de baja',
      'cancelar/:movimiento': 'Cancelar movimiento',
    },
  },
  secondStep: { secondStep: shared.twoStepVerification },
  settings: { more: basic.more, settings: shared.settings, install: shared.installTurno },
  timeAlerts: { own: 'Tus alertas de tiempo', team: shared.yourTeamsAlerts },
}

export const titles = defineTexts(es, () => import('./titles.en.ts'))
