import { defineTexts } from './texts.ts'

/** Titles of all screens; the route table needs them before any screen loads. */
export const es = {
  assistant: { assistant: 'Asistente' },
  dataForm: { form: 'Actualización de datos', review: 'Revisa tus datos', changes: 'Datos que cambiaron' },
  device: { device: 'Este dispositivo' },
  documents: { documents: 'Mis documentos' },
  incidents: { title: 'Incidencias pendientes' },
  kardex: { kardex: 'Mi kardex', year: 'Tus últimos 12 meses' },
  notifications: { title: 'Notificaciones', settings: 'Ajustes de notificaciones' },
  payslips: { list: 'Mis recibos' },
  pending: { title: 'Por enviar' },
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
    savings: 'Mi ahorro',
    visit: 'Estado de cuenta',
    simulator: 'Simula tu préstamo',
    whyNot: '¿Por qué no puedo?',
    papers: 'Papeles de tu ahorro',
    moves: {
      inscribirme: 'Inscribirme',
      cambiar: 'Cambiar mi ahorro',
      retirar: 'Retirar',
      prestamo: 'Pedir préstamo',
      'pago-extra': 'Pago extra',
      liquidar: 'Pagar con mi ahorro',
      baja: 'Darme de baja',
      'cancelar/:movimiento': 'Cancelar movimiento',
    },
  },
  secondStep: { secondStep: 'Segundo paso al entrar' },
  settings: { more: 'Más', settings: 'Ajustes', install: 'Instalar Turno' },
  timeAlerts: { own: 'Tus alertas de tiempo', team: 'Alertas de tu equipo' },
}

export const titles = defineTexts(es, () => import('./titles.en.ts'))
