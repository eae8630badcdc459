/** Help about each screen; not in paths.ts, because public pages do not need it. */
export const helpPaths = { help: '/Ayuda' } as const
