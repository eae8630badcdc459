/** Temporary people, under the addresses of the server's menu (TEMP-01 … 05); apart from paths.ts, because no page for strangers has to know them. */
export const staffPaths = {
  companyStaff: '/MiEmpresa/Temporal',
  teamStaff: '/MiEquipo/Temporal',
  specialStaff: '/Especiales/Temporal',
  /** Where notifications lead. */
  staff: '/PersonalTemporal',
} as const
