/** What each screen is for; apart from paths.ts, because no page for strangers has to know it. */
export const helpPaths = { help: '/Ayuda' } as const
