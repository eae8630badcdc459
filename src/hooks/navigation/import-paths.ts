/** People and other rows from a file; apart from paths.ts, because no page for strangers has to know it. */
export const importPaths = { people: '/Importar', data: '/ImportarDatos' } as const
