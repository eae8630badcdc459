/** A person's own data, and for administrators the notice and the terms; apart from paths.ts, because no page for strangers has to know it. */
export const privacyPaths = {
  ownData: '/MisDatos',
  desk: '/Privacidad',
} as const
