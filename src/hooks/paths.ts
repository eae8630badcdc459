import { hideKey } from './opaque-keys.ts'

/** Every link of the app goes through here (contract, fixed names; spec 001 §2). */
export const paths = {
  login: '/Login',
  recovery: '/Recuperar',
  changePassword: '/CambioPass',
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
  more: '/Mas',
  settings: '/Ajustes',
  device: '/Dispositivo',
  notices: '/Avisos',
  install: '/Instalar',
  myData: '/ActualizacionDatos',
  myDataStep: (step: number) => `/ActualizacionDatos/${step}`,
  myDataReview: '/ActualizacionDatos/revision',
  /** What waits to be sent. */
  waiting: '/Pendientes',
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
  clarifications: '/Aclaraciones',
  oneTimePassword: '/ContrasenaTemporal',
  forbidden: '/Forbidden',
  privacy: '/AvisoPrivacidad',
  talent: '/TalentoHumano',
} as const
