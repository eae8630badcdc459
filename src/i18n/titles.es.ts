import { defineTexts } from './texts.ts'

/** What the screens are called, of every capability: the route table is there before any of them. */
export const es = {
  dataForm: { form: 'Actualización de datos', review: 'Revisa tus datos', changes: 'Datos que cambiaron' },
  device: { device: 'Este dispositivo' },
  documentReview: { title: 'Revisión de documentos' },
  documents: { documents: 'Mis documentos' },
  incidents: { title: 'Incidencias pendientes' },
  kardex: { kardex: 'Mi kardex', year: 'Tus últimos 12 meses' },
  noticeBoard: { title: 'Avisos de la empresa', compose: 'Nuevo aviso' },
  notifications: { title: 'Notificaciones', settings: 'Ajustes de notificaciones' },
  payslips: { list: 'Mis recibos' },
  pending: { title: 'Por enviar' },
  people: { title: 'Personas', add: 'Dar de alta' },
  publicPages: {
    forbidden: 'Sin acceso',
    privacy: 'Aviso de privacidad',
    talent: 'Talento Humano',
    firstStart: 'Primera vez',
    vacancies: 'Autorizar vacante',
    incident: 'Autorizar incidencia',
    profile: 'Apego al perfil',
    candidate: 'Autorizar candidato',
    visit: 'Autorizar visita',
    offer: 'Autorizar oferta',
    workedRest: 'Autorizar descanso laborado',
    candidates: 'Registro de candidatos',
    material: 'Ingreso de material',
    exitPass: 'Autorizar pase de salida',
    entryPass: 'Autorizar pase de ingreso',
    overtime: 'Autorizar tiempo extra',
  },
  reminders: {
    certification: 'Certificaciones exprés',
    ptu: 'Tus días de PTU',
    survey: 'Encuesta de satisfacción',
  },
  requestDesk: { title: 'Atención de nómina' },
  requests: {
    payDoubt: 'Algo no cuadra en mi pago',
    clarifications: 'Solicitudes de aclaración de nómina',
    disputes: 'Lista de solicitudes realizadas',
  },
  savings: { savings: 'Mi ahorro', visit: 'Estado de cuenta' },
  savingsFund: { cut: 'Corte por nómina', rates: 'Tasas y mínimos' },
  savingsDesk: { title: 'Caja de ahorro' },
  secondStep: { secondStep: 'Segundo paso al entrar' },
  securityRecord: { title: 'Registro de seguridad' },
  settings: { more: 'Más', settings: 'Ajustes', install: 'Instalar Turno' },
  timeAlerts: { own: 'Tus alertas de tiempo', team: 'Alertas de tu equipo' },
}

export const titles = defineTexts(es, () => import('./titles.en.ts'))
