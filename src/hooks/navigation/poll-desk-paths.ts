/** Polls desk of human resources. Not in paths.ts: public pages do not need it. */
export const pollDeskPaths = {
  desk: '/EncuestasRH',
  /** Editor of a poll. `step`: the poll's number, or TYPED_STEP for a new poll (domain/requests/request-forms.ts). */
  build: (step: number | string) => `/EncuestasRH/armar/${step}`,
  results: (id: number) => `/EncuestasRH/resultados/${id}`,
} as const
