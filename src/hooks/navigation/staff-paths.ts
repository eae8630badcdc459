/** Temporary staff, at the menu's addresses (TEMP-01 … 05). Not in paths.ts: public pages do not need them. */
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
