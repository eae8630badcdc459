import { hideKey } from './opaque-keys.ts'

export const PRINT = 'imprimir'

/** Query word of the sign-in: address to open afterwards. */
export const RETURN = 'volver'

/** Query word of a payslip's address that opens one line, numbered from 0. */
export const LINE = 'linea'

/** Query word of an incident's address that asks at once whether to authorize the incident. */
export const AUTHORIZE = 'autorizar'

/** Addresses of the app (spec 001 §2). inner-paths.ts has more. */
export const paths = {
  login: '/Login',
  /** Sign-in that opens another address than Inicio afterwards. */
  loginThen: (path: string) => `/Login?${RETURN}=${encodeURIComponent(path)}`,
  recovery: '/Recuperar',
  changePassword: '/CambioPass',
  secondStep: '/SegundoPaso',
  passkeys: '/Huella',
  home: '/Inicio',
  payslips: '/Recibos',
  latestPayslip: '/Recibos/ultimo',
  latestPayslipPrint: `/Recibos/ultimo?${PRINT}`,
  payslip: (key: string) => `/Recibos/${encodeURIComponent(hideKey(key))}`,
  payslipPrint: (key: string) => `/Recibos/${encodeURIComponent(hideKey(key))}?${PRINT}`,
  payslipLine: (key: string, place: number) =>
    `/Recibos/${encodeURIComponent(hideKey(key))}?${LINE}=${place}`,
  savings: '/CajaAhorro',
  loanSimulator: '/CajaAhorro/simulador',
  loanWhyNot: '/CajaAhorro/por-que-no',
  /** Action of savings or loans, for example 'retirar' or 'prestamo'. */
  savingsMove: (word: string) => `/CajaAhorro/${word}`,
  savingsPapers: '/CajaAhorro/papeles',
  /** 'solicitud', 'pagare', or a month (YYYY-MM) for its statement. */
  savingsPaper: (paper: string) => `/CajaAhorro/papeles/${paper}`,
  assistant: '/Asistente',
  kardex: '/Kardex',
  /** Detail type, 1 to 6 (spec 002 §9). */
  kardexDetail: (type: number) => `/Kardex/${type}`,
  kardexYear: '/Kardex/Anio',
  /** Time alerts of the person and of the team. Paths below `team` name a member and a day (YYYY-MM-DD). */
  timeAlerts: '/Alertas',
  team: '/Equipo',
  approvals: '/Autorizaciones',
  approval: ({ kind, id }: { kind: string; id: number }) =>
    `/Autorizaciones/${kind}/${encodeURIComponent(hideKey(String(id)))}`,
  asking: '/Solicitudes',
  newAsking: '/Solicitudes/nueva',
  askFor: (kind: string) => `/Solicitudes/nueva/${kind}`,
  substitutes: '/Solicitudes/suplente',
  more: '/Mas',
  settings: '/Ajustes',
  device: '/Dispositivo',
  notices: '/Avisos',
  notifications: '/Notificaciones',
  notificationSettings: '/Notificaciones/ajustes',
  noticeBoard: '/AvisosEmpresa',
  newNotice: '/AvisosEmpresa/nuevo',
  install: '/Instalar',
  myData: '/ActualizacionDatos',
  myDataStep: (step: number) => `/ActualizacionDatos/${step}`,
  /** Choice between two versions of a step, after a conflict with another device. */
  myDataChoice: (step: number | ':paso') => `/ActualizacionDatos/${step}/Elegir`,
  myDataReview: '/ActualizacionDatos/revision',
  dataChanges: '/DatosCambiados',
  tasks: '/Pendientes',
  waiting: '/PorEnviar',
  ptu: '/Ptu',
  expressCertifications: '/CertificacionExpress',
  survey: '/EncuestaSatisfaccion',
  incidents: '/Incidencias',
  documents: '/Documentos',
  document: (type: number) => `/Documentos/${type}`,
  documentUpload: (type: number) => `/Documentos/${type}/subir`,
  documentComments: '/Documentos/comentarios',
  documentChoice: '/Documentos/otro',
  documentReview: '/RevisionDocumentos',
  documentReviewOf: (empleado: string) => `/RevisionDocumentos/${encodeURIComponent(hideKey(empleado))}`,
  documentReviewFile: (empleado: string, idDoc: number) =>
    `/RevisionDocumentos/${encodeURIComponent(hideKey(empleado))}/${encodeURIComponent(hideKey(String(idDoc)))}`,
  /** Dialogs over Inicio for payroll clarifications and disputes. `payDoubt` leads to either. */
  payDoubt: '/AlgoNoCuadra',
  clarifications: '/Aclaraciones',
  newClarification: '/Aclaraciones/nueva',
  clarification: (id: number) => `/Aclaraciones/${encodeURIComponent(hideKey(String(id)))}`,
  disputes: '/Inconformidades',
  newDispute: '/Inconformidades/nueva',
  dispute: (id: number) => `/Inconformidades/${encodeURIComponent(hideKey(String(id)))}`,
  /** Rating of a dispute, opened from a notification (DISP-02). */
  disputeToRate: '/Inconformidades/notificacion',
  requestDesk: '/AtencionNomina',
  requestDeskOfKind: (kind: 'aclaracion' | 'inconformidad') => `/AtencionNomina?tipo=${kind}`,
  requestDeskOf: (kind: 'aclaracion' | 'inconformidad', id: number) =>
    `/AtencionNomina/${kind}/${encodeURIComponent(hideKey(String(id)))}`,
  lineSentences: '/AtencionNomina/Explicaciones',
  checkRules: '/AtencionNomina/Revision',
  savingsDesk: '/AdmCajaAhorro/PorDecidir',
  savingsDeskOf: (id: number) => `/AdmCajaAhorro/PorDecidir/${encodeURIComponent(hideKey(String(id)))}`,
  savingsCut: '/AdmCajaAhorro/CorteNomina',
  savingsRates: '/AdmCajaAhorro/Tasas',
  people: '/Personas',
  newPerson: '/Personas/nueva',
  person: (id: number) => `/Personas/${encodeURIComponent(hideKey(String(id)))}`,
  firstStart: '/PrimeraVez',
  record: '/Registro',
  recordOf: (id: number) => `/Registro/${encodeURIComponent(hideKey(String(id)))}`,
  gate: '/SeguridadPatrimonial/AdmonVisitas',
  /** Positions of a leader's team, and the requirements of positions (ROUTE-28, ROUTE-26). */
  teamPositions: '/VerPuestoLider',
  profiles: '/CargaApegos',
  /** Candidates for vacancies and their offers (ROUTE-25), for human resources. */
  candidates: '/Reclutamiento/Candidatos',
  offers: '/Nominas/Compensaciones/ofertasEconomicas',
  oneTimePassword: '/ContrasenaTemporal',
  evaluations: '/Evaluaciones',
  evaluation: (id: number | string) => `/Evaluaciones/${encodeURIComponent(hideKey(String(id)))}`,
  ownResult: '/Evaluaciones/resultado',
  ownData: '/MisDatos',
  forbidden: '/Forbidden',
  privacy: '/AvisoPrivacidad',
  talent: '/TalentoHumano',
} as const
