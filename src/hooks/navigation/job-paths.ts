/** Vacancies for the own people; apart from paths.ts, because no page for strangers has to know them. */
export const jobPaths = {
  jobs: '/Vacantes',
  /** Recruitment's side. */
  desk: '/Reclutamiento/Postulaciones',
} as const
