/** What a parent's row says in place of an answer; in Spanish, as the kinship is: human resources reads it. */
export const rowWords = { deceased: 'Finado(a)', unknown: 'No lo sé' } as const
