/**
 * Paths of the person's own data and of the administrators' privacy desk. Not in paths.ts, because public
 * pages do not need them.
 */
export const privacyPaths = {
  ownData: '/MisDatos',
  desk: '/Privacidad',
} as const
