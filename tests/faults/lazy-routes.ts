/** Address and person for each screen and dialog of a feature's routes.tsx (chunks.ts). */
interface LazyRoute {
  /** Path of the part, from the feature's folder. */
  part: string
  /** null for screens before sign-in. */
  login: string | null
  path: string
  /** Device mode, if not a personal phone. */
  mode?: 'kiosk'
  /** The demo has no such record: the screen says so and offers a retry. */
  isUnknown?: boolean
  /** Prefix of the address to which the screen redirects. */
  leadsTo?: string
}

const EMPLOYEE = '100101'
const HR = '100301'
const ADMINISTRATOR = '100501'

export const lazyRoutes: readonly LazyRoute[] = [
  { part: 'approvals/approvals-screen', login: '100201', path: '/Autorizaciones' },
  { part: 'asking/asked-screen', login: EMPLOYEE, path: '/Solicitudes' },
  { part: 'asking/choose-screen', login: EMPLOYEE, path: '/Solicitudes/nueva' },
  { part: 'asking/fill-screen', login: EMPLOYEE, path: '/Solicitudes/nueva/descanso_laborado' },
  { part: 'asking/away-screen', login: '100201', path: '/Solicitudes/suplente' },
  { part: 'assistant/screen/assistant-screen', login: EMPLOYEE, path: '/Asistente' },
  { part: 'temporary-staff/list/staff-screen', login: HR, path: '/Especiales/Temporal' },
  { part: 'candidates/people/candidates-screen', login: HR, path: '/Reclutamiento/Candidatos' },
  { part: 'candidates/people/propose-screen', login: HR, path: '/Reclutamiento/Candidatos/proponer/1018' },
  { part: 'candidates/offers/offers-screen', login: HR, path: '/Nominas/Compensaciones/ofertasEconomicas' },
  { part: 'data-form/lists/task-list-screen', login: '100103', path: '/ActualizacionDatos' },
  {
    part: 'data-form/frame/choice-screen',
    login: '100103',
    path: '/ActualizacionDatos/3/Elegir',
    // No other device saved the step, so there is nothing to choose.
    leadsTo: '/ActualizacionDatos/3',
  },
  { part: 'data-form/review/review-screen', login: '100103', path: '/ActualizacionDatos/revision' },
  { part: 'data-form/frame/step-screen', login: '100103', path: '/ActualizacionDatos/3' },
  { part: 'data-form/changes/changes-screen', login: HR, path: '/DatosCambiados' },
  { part: 'device/device-screen', login: EMPLOYEE, path: '/Dispositivo' },
  { part: 'document-review/review-screen', login: HR, path: '/RevisionDocumentos' },
  { part: 'documents/list/documents-screen', login: EMPLOYEE, path: '/Documentos' },
  { part: 'evaluations/own-surveys-screen', login: EMPLOYEE, path: '/Evaluaciones' },
  { part: 'evaluations/questionnaire-screen', login: EMPLOYEE, path: '/Evaluaciones/1' },
  { part: 'job-desk/vacancies-screen', login: HR, path: '/Reclutamiento/Postulaciones' },
  { part: 'job-desk/publish-screen', login: HR, path: '/Reclutamiento/Postulaciones/publicar/1018' },
  { part: 'job-desk/applications-screen', login: HR, path: '/Reclutamiento/Postulaciones/1024' },
  { part: 'jobs/areas-screen', login: EMPLOYEE, path: '/Vacantes' },
  { part: 'jobs/area-screen', login: EMPLOYEE, path: '/Vacantes/6' },
  { part: 'jobs/job-screen', login: EMPLOYEE, path: '/Vacantes/6/1024' },
  { part: 'recognition/give-screen', login: EMPLOYEE, path: '/Reconocer' },
  { part: 'recognition/wall-screen', login: EMPLOYEE, path: '/Reconocer/muro' },
  { part: 'recognition/desk/desk-screen', login: HR, path: '/ReconocimientosRH' },
  { part: 'recognition/card-screen', login: EMPLOYEE, path: '/Reconocer/1' },
  { part: 'evaluation-result/own-result-screen', login: EMPLOYEE, path: '/Evaluaciones/resultado' },
  {
    part: 'evaluation-result/person-result-screen',
    login: HR,
    path: '/Especiales/ResultadoEvaluacion/10',
  },
  { part: 'temporary-staff/progress/progress-screen', login: HR, path: '/Especiales/AvanceEvaluaciones' },
  { part: 'temporary-staff/register/register-screen', login: HR, path: '/Especiales/RegistrarTemporales' },
  { part: 'gate/gate-screen', login: '100601', path: '/SeguridadPatrimonial/AdmonVisitas' },
  { part: 'help/help-screen', login: EMPLOYEE, path: '/Ayuda' },
  { part: 'home/screen/home-screen', login: EMPLOYEE, path: '/Inicio' },
  { part: 'home/tasks/all-tasks', login: EMPLOYEE, path: '/Pendientes' },
  { part: 'improvements/register-screen', login: EMPLOYEE, path: '/MiEmpresa/SGI/RegistroMejora' },
  { part: 'improvements/follow-screen', login: EMPLOYEE, path: '/MiEmpresa/SGI/SeguimientoMejora' },
  { part: 'improvements/desk-screen', login: HR, path: '/MiEmpresa/SGI/AdmMejora' },
  { part: 'incidents/incidents-screen', login: EMPLOYEE, path: '/Incidencias' },
  { part: 'kardex/list/kardex-screen', login: EMPLOYEE, path: '/Kardex' },
  { part: 'kardex/year/year-view', login: EMPLOYEE, path: '/Kardex/Anio' },
  { part: 'notice-board/notice-board-screen', login: HR, path: '/AvisosEmpresa' },
  { part: 'notice-board/new-notice-screen', login: HR, path: '/AvisosEmpresa/nuevo' },
  { part: 'notices/notices-screen', login: EMPLOYEE, path: '/Avisos' },
  { part: 'notifications/notifications-screen', login: EMPLOYEE, path: '/Notificaciones' },
  { part: 'notifications/push-settings-screen', login: EMPLOYEE, path: '/Notificaciones/ajustes' },
  { part: 'payslips/list/payslips-screen', login: EMPLOYEE, path: '/Recibos' },
  { part: 'pending/pending-screen', login: EMPLOYEE, path: '/PorEnviar' },
  { part: 'people/people-screen', login: ADMINISTRATOR, path: '/Personas' },
  { part: 'people-import/import-screen', login: ADMINISTRATOR, path: '/Importar' },
  { part: 'data-import/data-screen', login: HR, path: '/ImportarDatos' },
  { part: 'people/new-person-screen', login: ADMINISTRATOR, path: '/Personas/nueva' },
  { part: 'roles/roles-screen', login: ADMINISTRATOR, path: '/Roles' },
  { part: 'roles/give-role-screen', login: ADMINISTRATOR, path: '/Roles/dar' },
  { part: 'poll-desk/list/polls-screen', login: HR, path: '/EncuestasRH' },
  { part: 'poll-desk/builder/builder-screen', login: HR, path: '/EncuestasRH/armar/nuevo' },
  { part: 'poll-desk/results/results-screen', login: HR, path: '/EncuestasRH/resultados/4' },
  { part: 'polls/polls-screen', login: EMPLOYEE, path: '/Encuestas' },
  { part: 'polls/poll-screen', login: EMPLOYEE, path: '/Encuestas/beneficios' },
  { part: 'payroll-runs/runs-screen', login: HR, path: '/ImportarNomina' },
  { part: 'payroll-runs/run-screen', login: HR, path: '/ImportarNomina/1', isUnknown: true },
  { part: 'import-keys/keys-screen', login: ADMINISTRATOR, path: '/FuentesImportacion' },
  { part: 'portal-health/health-screen', login: ADMINISTRATOR, path: '/Marcha' },
  { part: 'portal-health/error-screen', login: ADMINISTRATOR, path: '/Marcha/1' },
  { part: 'positions/team-positions-screen', login: '100201', path: '/VerPuestoLider' },
  { part: 'positions/profiles-screen', login: HR, path: '/CargaApegos' },
  { part: 'privacy/own-data-screen', login: EMPLOYEE, path: '/MisDatos' },
  { part: 'privacy/privacy-desk-screen', login: ADMINISTRATOR, path: '/Privacidad' },
  { part: 'public-link/link-screen', login: null, path: '/AutorizaVisita/KEY' },
  { part: 'public-link/candidate/candidate-screen', login: null, path: '/AutorizaOferta/KEY/1/1' },
  { part: 'public-pages/forbidden-screen', login: null, path: '/Forbidden' },
  { part: 'public-pages/privacy-screen', login: null, path: '/AvisoPrivacidad' },
  { part: 'public-pages/talent-screen', login: null, path: '/TalentoHumano' },
  { part: 'public-pages/first-start-screen', login: null, path: '/PrimeraVez' },
  { part: 'reminders/reminders-screen', login: EMPLOYEE, path: '/Ptu' },
  { part: 'request-desk/desk-screen', login: HR, path: '/AtencionNomina' },
  { part: 'savings-desk/desk-screen', login: HR, path: '/AdmCajaAhorro/PorDecidir' },
  { part: 'requests/clarifications/clarifications-screen', login: EMPLOYEE, path: '/Aclaraciones' },
  { part: 'requests/disputes/disputes-screen', login: EMPLOYEE, path: '/Inconformidades' },
  { part: 'requests/door/door-screen', login: EMPLOYEE, path: '/AlgoNoCuadra' },
  { part: 'savings/savings-screen', login: EMPLOYEE, path: '/CajaAhorro' },
  { part: 'savings/simulator/simulator-screen', login: EMPLOYEE, path: '/CajaAhorro/simulador' },
  { part: 'savings/why-not/why-not-screen', login: EMPLOYEE, path: '/CajaAhorro/por-que-no' },
  { part: 'savings/moves/move-screen', login: EMPLOYEE, path: '/CajaAhorro/retirar' },
  { part: 'savings/papers/papers-screen', login: EMPLOYEE, path: '/CajaAhorro/papeles' },
  { part: 'savings-cut/cut-screen', login: HR, path: '/AdmCajaAhorro/CorteNomina' },
  { part: 'savings-rates/rates-screen', login: HR, path: '/AdmCajaAhorro/Tasas' },
  { part: 'second-step/second-step-screen', login: EMPLOYEE, path: '/SegundoPaso' },
  { part: 'security-record/record-screen', login: '100401', path: '/Registro' },
  { part: 'settings/more-screen', login: EMPLOYEE, path: '/Mas' },
  { part: 'settings/settings-screen', login: EMPLOYEE, path: '/Ajustes' },
  { part: 'settings/install-screen', login: EMPLOYEE, path: '/Instalar' },
  { part: 'sign-in/personal/sign-in-screen', login: null, path: '/Login' },
  { part: 'sign-in/kiosk/kiosk-sign-in-screen', login: null, path: '/Login', mode: 'kiosk' },
  { part: 'sign-in/recovery/recovery-screen', login: null, path: '/Recuperar' },
  { part: 'sign-in/passwords/change-password-screen', login: EMPLOYEE, path: '/CambioPass' },
  { part: 'sign-in/passwords/one-time-password-screen', login: HR, path: '/ContrasenaTemporal' },
  { part: 'time-alerts/alerts/own-alerts-screen', login: EMPLOYEE, path: '/Alertas' },
  { part: 'time-alerts/team/team-screen', login: '100201', path: '/Equipo' },
]

/** Parts without their own address, and why that is acceptable. */
export const withoutAddress: Readonly<Record<string, string>> = {
  'documents/list/home-documents-screen': 'opens automatically over Inicio, without a tap by the person',
  'public-pages/forbidden-inside':
    'the forbidden page inside the shell of a signed-in person; it sends no requests',
  'polls/poll-dialog': 'opens automatically over Inicio, which works without the file of the dialog',
  'privacy/consent-dialog': 'opens automatically over Inicio, which works without the file of the dialog',
  'home/kiosk/kiosk-home-screen': 'a kiosk session lives in the page that was signed in',
}
