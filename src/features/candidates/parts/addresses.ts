import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** Addresses below Candidatos and Ofertas económicas. The start bundle does not need them, so paths.ts omits them. */
export const candidatePath = (id: number) => `${paths.candidates}/${hideKey(String(id))}`
export const proposalPath = (vacancy: number) => `${paths.candidates}/proponer/${vacancy}`
export const offerPath = (id: number) => `${paths.offers}/${hideKey(String(id))}`
