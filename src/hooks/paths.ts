/** Every link of the app goes through here (contract, fixed names; spec 001 §2). */
export const paths = {
  login: '/Login',
  recovery: '/Recuperar',
  changePassword: '/CambioPass',
  home: '/Inicio',
  payslips: '/Recibos',
  payslip: (key: string) => `/Recibos/${encodeURIComponent(key)}`,
  more: '/Mas',
  settings: '/Ajustes',
  notices: '/Avisos',
  install: '/Instalar',
  myData: '/ActualizacionDatos',
  documents: '/Documentos',
  oneTimePassword: '/ContrasenaTemporal',
  forbidden: '/Forbidden',
  privacy: '/AvisoPrivacidad',
  talent: '/TalentoHumano',
} as const
