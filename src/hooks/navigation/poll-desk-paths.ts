/** Human resources' desk of polls; apart from paths.ts, because no page for strangers has to know it. */
export const pollDeskPaths = {
  desk: '/EncuestasRH',
  /** The step of the draft that the server has not heard of (domain/request-forms.ts). */
  build: (step: number | string) => `/EncuestasRH/armar/${step}`,
  results: (id: number) => `/EncuestasRH/resultados/${id}`,
} as const
