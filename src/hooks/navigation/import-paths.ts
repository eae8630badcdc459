/** Imports of people and other rows from a file. Not in paths.ts: public pages do not need them. */
export const importPaths = { people: '/Importar', data: '/ImportarDatos' } as const
