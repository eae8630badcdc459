import { hideKey } from './opaque-keys.ts'

/** Every link of the app goes through here (contract, fixed names; spec 001 §2). */
export const paths = {
  login: '/Login',
  recovery: '/Recuperar',
  changePassword: '/CambioPass',
  /** The person's own second step at sign-in. */
  secondStep: '/SegundoPaso',
  home: '/Inicio',
  payslips: '/Recibos',
  payslip: (key: string) => `/Recibos/${encodeURIComponent(hideKey(key))}`,
  /** 'pdf', or 'horizontal' for the one that the device draws itself. */
  payslipPaper: (key: string, paper: 'pdf' | 'horizontal') =>
    `/Recibos/${encodeURIComponent(hideKey(key))}/${paper}`,
  savings: '/CajaAhorro',
  kardex: '/Kardex',
  /** Detail type 1 to 6 (spec 002 §9). */
  kardexDetail: (type: number) => `/Kardex/${type}`,
  kardexYear: '/Kardex/Anio',
  /** Own time alerts; those of the team, of one person in it, and of one of their days (YYYY-MM-DD). */
  timeAlerts: '/Alertas',
  team: '/Equipo',
  teamPerson: (number: string) => `/Equipo/${encodeURIComponent(hideKey(number))}`,
  teamDay: (number: string, day: string) => `/Equipo/${encodeURIComponent(hideKey(number))}/${day}`,
  more: '/Mas',
  settings: '/Ajustes',
  device: '/Dispositivo',
  notices: '/Avisos',
  notifications: '/Notificaciones',
  /** Leads on to the item that it is about. */
  notification: (id: number) => `/Notificaciones/${id}`,
  /** Whether, which and when notifications come to this device. */
  notificationSettings: '/Notificaciones/ajustes',
  /** Human resources publishes here. */
  noticeBoard: '/AvisosEmpresa',
  newNotice: '/AvisosEmpresa/nuevo',
  install: '/Instalar',
  myData: '/ActualizacionDatos',
  myDataStep: (step: number) => `/ActualizacionDatos/${step}`,
  /** Both sides of a step that another device has changed. */
  myDataChoice: (step: number | ':paso') => `/ActualizacionDatos/${step}/Elegir`,
  myDataReview: '/ActualizacionDatos/revision',
  /** All that is missing, of which Inicio shows three. */
  tasks: '/Pendientes',
  /** What waits to be sent. */
  waiting: '/PorEnviar',
  /** Dialogs over Inicio that a link can open. */
  ptu: '/Ptu',
  expressCertifications: '/CertificacionExpress',
  survey: '/EncuestaSatisfaccion',
  incidents: '/Incidencias',
  documents: '/Documentos',
  /** Sees the document of a type, or takes it while there is none. */
  document: (type: number) => `/Documentos/${type}`,
  documentUpload: (type: number) => `/Documentos/${type}/subir`,
  documentComments: '/Documentos/comentarios',
  /** "¿Qué documento es?" */
  documentChoice: '/Documentos/otro',
  /** Human resources alone. */
  documentReview: '/RevisionDocumentos',
  documentReviewOf: (empleado: string) => `/RevisionDocumentos/${encodeURIComponent(hideKey(empleado))}`,
  documentReviewFile: (empleado: string, idDoc: number) =>
    `/RevisionDocumentos/${encodeURIComponent(hideKey(empleado))}/${encodeURIComponent(hideKey(String(idDoc)))}`,
  /** Payroll clarifications and disputes: dialogs over Inicio, too. */
  clarifications: '/Aclaraciones',
  newClarification: '/Aclaraciones/nueva',
  /** What was asked, and what was answered. */
  clarification: (id: number) => `/Aclaraciones/${encodeURIComponent(hideKey(String(id)))}`,
  disputes: '/Inconformidades',
  newDispute: '/Inconformidades/nueva',
  dispute: (id: number) => `/Inconformidades/${encodeURIComponent(hideKey(String(id)))}`,
  /** From a notification: the rating alone (DISP-02). */
  disputeToRate: '/Inconformidades/notificacion',
  /** The payroll team answers here. */
  requestDesk: '/AtencionNomina',
  requestDeskOf: (kind: 'aclaracion' | 'inconformidad', id: number) =>
    `/AtencionNomina/${kind}/${encodeURIComponent(hideKey(String(id)))}`,
  /** Accounts and roles: an administrator's. */
  people: '/Personas',
  newPerson: '/Personas/nueva',
  person: (id: number) => `/Personas/${encodeURIComponent(hideKey(String(id)))}`,
  /** The first administrator of a server that nobody administers. */
  firstStart: '/PrimeraVez',
  /** Auditors alone. */
  record: '/Registro',
  recordOf: (id: number) => `/Registro/${encodeURIComponent(hideKey(String(id)))}`,
  oneTimePassword: '/ContrasenaTemporal',
  forbidden: '/Forbidden',
  privacy: '/AvisoPrivacidad',
  talent: '/TalentoHumano',
} as const
