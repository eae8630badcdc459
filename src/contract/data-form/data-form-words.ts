/** Values in a parent's row instead of an answer. In Spanish, because human resources reads these values. */
export const rowWords = { deceased: 'Finado(a)', unknown: 'No lo sé' } as const
