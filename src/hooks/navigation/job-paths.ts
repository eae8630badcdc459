/** Internal vacancies. Not in paths.ts: public pages do not need them. */
export const jobPaths = {
  jobs: '/Vacantes',
  /** Applications, for recruiters. */
  desk: '/Reclutamiento/Postulaciones',
} as const
