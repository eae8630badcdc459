import { hideKey } from './opaque-keys.ts'

/**
 * Addresses after sign-in that several features or the frame open. Not in paths.ts, because public pages load
 * that one. An address that only its own feature opens is in the feature's folder.
 */

/** Help about each screen. */
export const helpPaths = { help: '/Ayuda' } as const

/** Ideas for improvement, at the addresses of the server's menu (ROUTE-35 … 37). */
export const improvementPaths = {
  register: '/MiEmpresa/SGI/RegistroMejora',
  followUp: '/MiEmpresa/SGI/SeguimientoMejora',
  administration: '/MiEmpresa/SGI/AdmMejora',
} as const

/** Internal vacancies. */
export const jobPaths = {
  jobs: '/Vacantes',
  /** Applications, for recruiters. */
  desk: '/Reclutamiento/Postulaciones',
} as const

/** Polls of the company. */
export const pollPaths = {
  polls: '/Encuestas',
  /** 'beneficios', 'rutas', or the number of a poll that human resources created. */
  poll: (place: string) => `/Encuestas/${encodeURIComponent(hideKey(place))}`,
} as const

/** Polls desk of human resources. */
export const pollDeskPaths = {
  desk: '/EncuestasRH',
  /** Editor of a poll. `step`: the poll's number, or TYPED_STEP for a new poll (domain/requests/request-forms.ts). */
  build: (step: number | string) => `/EncuestasRH/armar/${step}`,
  results: (id: number) => `/EncuestasRH/resultados/${id}`,
} as const

/** Recognitions of company principles. */
export const recognitionPaths = {
  give: '/Reconocer',
  wall: '/Reconocer/muro',
  /** Only for human resources. */
  desk: '/ReconocimientosRH',
  card: (id: number) => `/Reconocer/${encodeURIComponent(hideKey(String(id)))}`,
} as const

/** Role assignments, for administrators. */
export const rolePaths = {
  roles: '/Roles',
  give: '/Roles/dar',
} as const

/** Temporary staff, at the menu's addresses (TEMP-01 … 05). */
export const staffPaths = {
  companyStaff: '/MiEmpresa/Temporal',
  teamStaff: '/MiEquipo/Temporal',
  specialStaff: '/Especiales/Temporal',
  /** Target of notifications. */
  staff: '/PersonalTemporal',
  /** Result of a person, for the person's leader and human resources. */
  teamResult: '/MiEquipo/ResultadoEvaluacion',
  specialResult: '/Especiales/ResultadoEvaluacion',
  /** Progress of all evaluations, and the registered temporary staff. */
  progress: '/Especiales/AvanceEvaluaciones',
  registerStaff: '/Especiales/RegistrarTemporales',
} as const
