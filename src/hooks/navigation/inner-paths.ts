import { hideKey } from './opaque-keys.ts'

/**
 * Addresses after sign-in that several features or the shell open. Separate from paths.ts, because public
 * pages load paths.ts. An address that only one feature opens is in the folder of that feature.
 */

export const helpPaths = { help: '/Ayuda' } as const

export const dayOffPaths = {
  ask: '/Incidencias/nueva',
  swap: '/Incidencias/nueva/cambio',
} as const

export const importPaths = {
  people: '/Importar',
  data: '/ImportarDatos',
  payroll: '/ImportarNomina',
  payrollRun: (id: number) => `/ImportarNomina/${encodeURIComponent(hideKey(String(id)))}`,
  sources: '/FuentesImportacion',
} as const

/** Decisions for payroll, and the programs that get them. */
export const outboundPaths = {
  rows: '/Salidas',
  connections: '/Conexiones',
} as const

export const healthPaths = {
  health: '/Marcha',
  error: (id: number) => `/Marcha/${encodeURIComponent(hideKey(String(id)))}`,
} as const

/** Ideas for improvement, at the addresses of the server's menu (ROUTE-35 … ROUTE-37). */
export const improvementPaths = {
  register: '/MiEmpresa/SGI/RegistroMejora',
  followUp: '/MiEmpresa/SGI/SeguimientoMejora',
  administration: '/MiEmpresa/SGI/AdmMejora',
} as const

export const jobPaths = {
  jobs: '/Vacantes',
  desk: '/Reclutamiento/Postulaciones',
} as const

export const pollPaths = {
  polls: '/Encuestas',
  /** 'beneficios', 'rutas', or the number of a poll that human resources created. */
  poll: (place: string) => `/Encuestas/${encodeURIComponent(hideKey(place))}`,
} as const

export const pollDeskPaths = {
  desk: '/EncuestasRH',
  /** Editor of a poll. `step` is the number of the poll, or TYPED_STEP for a new poll. */
  build: (step: number | string) => `/EncuestasRH/armar/${step}`,
  results: (id: number) => `/EncuestasRH/resultados/${id}`,
} as const

export const recognitionPaths = {
  give: '/Reconocer',
  wall: '/Reconocer/muro',
  desk: '/ReconocimientosRH',
  card: (id: number) => `/Reconocer/${encodeURIComponent(hideKey(String(id)))}`,
} as const

export const rolePaths = {
  roles: '/Roles',
  give: '/Roles/dar',
} as const

/** Temporary staff, at the addresses of the server's menu (TEMP-01 … TEMP-05). */
export const staffPaths = {
  companyStaff: '/MiEmpresa/Temporal',
  teamStaff: '/MiEquipo/Temporal',
  specialStaff: '/Especiales/Temporal',
  staff: '/PersonalTemporal',
  teamResult: '/MiEquipo/ResultadoEvaluacion',
  specialResult: '/Especiales/ResultadoEvaluacion',
  progress: '/Especiales/AvanceEvaluaciones',
  registerStaff: '/Especiales/RegistrarTemporales',
} as const
