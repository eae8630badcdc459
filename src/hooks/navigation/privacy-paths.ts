/**
 * The person's own data; the privacy notice and the retention periods, for administrators. Not in paths.ts:
 * public pages do not need them.
 */
export const privacyPaths = {
  ownData: '/MisDatos',
  desk: '/Privacidad',
} as const
