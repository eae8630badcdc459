import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'

/**
 * Addresses of Candidatos and Ofertas económicas. Not in paths.ts, because the start bundle does not need
 * these addresses.
 */
export const candidatePath = (id: number) => `${paths.candidates}/${hideKey(String(id))}`
export const proposalPath = (vacancy: number) => `${paths.candidates}/proponer/${vacancy}`
export const offerPath = (id: number) => `${paths.offers}/${hideKey(String(id))}`
