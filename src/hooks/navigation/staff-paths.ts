/** Temporary people, under the addresses of the server's menu (TEMP-01 … 05); apart from paths.ts, because no page for strangers has to know them. */
export const staffPaths = {
  companyStaff: '/MiEmpresa/Temporal',
  teamStaff: '/MiEquipo/Temporal',
  specialStaff: '/Especiales/Temporal',
  /** Where notifications lead. */
  staff: '/PersonalTemporal',
  /** Somebody's result, for whoever leads them and for human resources. */
  teamResult: '/MiEquipo/ResultadoEvaluacion',
  specialResult: '/Especiales/ResultadoEvaluacion',
  /** How far all evaluations are, and who is registered as temporary staff. */
  progress: '/Especiales/AvanceEvaluaciones',
  registerStaff: '/Especiales/RegistrarTemporales',
} as const
