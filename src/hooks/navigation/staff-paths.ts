/** Temporary people (TEMP-01 … 05); apart from paths.ts, because no page for strangers has to know them. */
export const staffPaths = {
  companyStaff: '/MiEmpresa/PersonalTemporal',
  teamStaff: '/MiEquipo/PersonalTemporal',
  specialStaff: '/Especiales/PersonalTemporal',
  /** Where notifications lead. */
  staff: '/PersonalTemporal',
} as const
