import { hideKey } from './opaque-keys.ts'

/** Query word of a payslip's address that a kiosk prints at once. */
export const PRINT = 'imprimir'

/** Addresses of the app. Every link uses them (contract, fixed names; spec 001 §2). */
export const paths = {
  login: '/Login',
  recovery: '/Recuperar',
  changePassword: '/CambioPass',
  /** Setup of the person's own second step at sign-in. */
  secondStep: '/SegundoPaso',
  home: '/Inicio',
  payslips: '/Recibos',
  /** Redirects to the latest payslip once it is known. */
  latestPayslip: '/Recibos/ultimo',
  payslip: (key: string) => `/Recibos/${encodeURIComponent(hideKey(key))}`,
  payslipPrint: (key: string) => `/Recibos/${encodeURIComponent(hideKey(key))}?${PRINT}`,
  savings: '/CajaAhorro',
  loanSimulator: '/CajaAhorro/simulador',
  loanWhyNot: '/CajaAhorro/por-que-no',
  /** Action of savings or loans: 'retirar', 'prestamo' … */
  savingsMove: (word: string) => `/CajaAhorro/${word}`,
  savingsPapers: '/CajaAhorro/papeles',
  /** 'solicitud', 'pagare', or the statement of a month (YYYY-MM). */
  savingsPaper: (paper: string) => `/CajaAhorro/papeles/${paper}`,
  assistant: '/Asistente',
  kardex: '/Kardex',
  /** Detail type 1 to 6 (spec 002 §9). */
  kardexDetail: (type: number) => `/Kardex/${type}`,
  kardexYear: '/Kardex/Anio',
  /** Time alerts of the person, of the team, of a member, and of one day of a member (YYYY-MM-DD). */
  timeAlerts: '/Alertas',
  team: '/Equipo',
  /** Requests that wait for the person's decision, and one of them by kind and number. */
  approvals: '/Autorizaciones',
  approval: ({ kind, id }: { kind: string; id: number }) =>
    `/Autorizaciones/${kind}/${encodeURIComponent(hideKey(String(id)))}`,
  /** The person's own requests, new requests, and the substitute of an absent leader. */
  asking: '/Solicitudes',
  newAsking: '/Solicitudes/nueva',
  askFor: (kind: string) => `/Solicitudes/nueva/${kind}`,
  substitutes: '/Solicitudes/suplente',
  more: '/Mas',
  settings: '/Ajustes',
  device: '/Dispositivo',
  notices: '/Avisos',
  notifications: '/Notificaciones',
  /** Notification settings of this device. */
  notificationSettings: '/Notificaciones/ajustes',
  /** Desk where human resources publishes notices. */
  noticeBoard: '/AvisosEmpresa',
  newNotice: '/AvisosEmpresa/nuevo',
  install: '/Instalar',
  myData: '/ActualizacionDatos',
  myDataStep: (step: number) => `/ActualizacionDatos/${step}`,
  /** Choice between two versions of a step, after another device changed it. */
  myDataChoice: (step: number | ':paso') => `/ActualizacionDatos/${step}/Elegir`,
  myDataReview: '/ActualizacionDatos/revision',
  /** Changes that registered people made to their data, for human resources. */
  dataChanges: '/DatosCambiados',
  /** All open tasks. Inicio shows three of them. */
  tasks: '/Pendientes',
  /** Requests in this device's outbox. */
  waiting: '/PorEnviar',
  /** Dialogs over Inicio that a link can open. */
  ptu: '/Ptu',
  expressCertifications: '/CertificacionExpress',
  survey: '/EncuestaSatisfaccion',
  incidents: '/Incidencias',
  documents: '/Documentos',
  /** Shows the document of a type, or takes its photos when there is none yet. */
  document: (type: number) => `/Documentos/${type}`,
  documentUpload: (type: number) => `/Documentos/${type}/subir`,
  /** Next steps after a document was submitted. */
  documentComments: '/Documentos/comentarios',
  /** "¿Qué documento es?" */
  documentChoice: '/Documentos/otro',
  /** Only for human resources. */
  documentReview: '/RevisionDocumentos',
  documentReviewOf: (empleado: string) => `/RevisionDocumentos/${encodeURIComponent(hideKey(empleado))}`,
  documentReviewFile: (empleado: string, idDoc: number) =>
    `/RevisionDocumentos/${encodeURIComponent(hideKey(empleado))}/${encodeURIComponent(hideKey(String(idDoc)))}`,
  /** Payroll clarifications and disputes, also dialogs over Inicio. `payDoubt` leads to one of the two. */
  payDoubt: '/AlgoNoCuadra',
  payDoubtOfReceipt: '/AlgoNoCuadra/recibo',
  clarifications: '/Aclaraciones',
  newClarification: '/Aclaraciones/nueva',
  /** Question and answer of a clarification. */
  clarification: (id: number) => `/Aclaraciones/${encodeURIComponent(hideKey(String(id)))}`,
  disputes: '/Inconformidades',
  newDispute: '/Inconformidades/nueva',
  dispute: (id: number) => `/Inconformidades/${encodeURIComponent(hideKey(String(id)))}`,
  /** Only the rating, opened from a notification (DISP-02). */
  disputeToRate: '/Inconformidades/notificacion',
  /** Desk where the payroll team answers. */
  requestDesk: '/AtencionNomina',
  requestDeskOfKind: (kind: 'aclaracion' | 'inconformidad') => `/AtencionNomina?tipo=${kind}`,
  requestDeskOf: (kind: 'aclaracion' | 'inconformidad', id: number) =>
    `/AtencionNomina/${kind}/${encodeURIComponent(hideKey(String(id)))}`,
  /** Desk of the savings fund: open requests, movements included in a payroll, and rates. */
  savingsDesk: '/AdmCajaAhorro/PorDecidir',
  savingsDeskOf: (id: number) => `/AdmCajaAhorro/PorDecidir/${encodeURIComponent(hideKey(String(id)))}`,
  savingsCut: '/AdmCajaAhorro/CorteNomina',
  savingsRates: '/AdmCajaAhorro/Tasas',
  /** Accounts and roles: for administrators. */
  people: '/Personas',
  newPerson: '/Personas/nueva',
  person: (id: number) => `/Personas/${encodeURIComponent(hideKey(String(id)))}`,
  /** Creates the first administrator of a server without one. */
  firstStart: '/PrimeraVez',
  /** Only for auditors. */
  record: '/Registro',
  recordOf: (id: number) => `/Registro/${encodeURIComponent(hideKey(String(id)))}`,
  /** Guard's screen (ROUTE-29). */
  gate: '/SeguridadPatrimonial/AdmonVisitas',
  /** Positions of a leader's team, and the requirements of positions (ROUTE-28, ROUTE-26). */
  teamPositions: '/VerPuestoLider',
  profiles: '/CargaApegos',
  /** Candidates for vacancies and their offers (ROUTE-25), for human resources. */
  candidates: '/Reclutamiento/Candidatos',
  offers: '/Nominas/Compensaciones/ofertasEconomicas',
  oneTimePassword: '/ContrasenaTemporal',
  /** 360 questionnaires that the person must answer, and the person's own result. */
  evaluations: '/Evaluaciones',
  evaluation: (id: number | string) => `/Evaluaciones/${encodeURIComponent(hideKey(String(id)))}`,
  ownResult: '/Evaluaciones/resultado',
  /** The person's own data, and requests about them. */
  ownData: '/MisDatos',
  forbidden: '/Forbidden',
  privacy: '/AvisoPrivacidad',
  talent: '/TalentoHumano',
} as const
