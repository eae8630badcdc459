/**
 * Values in a parent's row instead of an answer. They are in Spanish, like the kinship, because human resources
 * reads them.
 */
export const rowWords = { deceased: 'Finado(a)', unknown: 'No lo sé' } as const
