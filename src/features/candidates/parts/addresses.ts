import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** The start bundle does not need these addresses below the two desks. */
export const candidatePath = (id: number) => `${paths.candidates}/${hideKey(String(id))}`
export const proposalPath = (vacancy: number) => `${paths.candidates}/proponer/${vacancy}`
export const offerPath = (id: number) => `${paths.offers}/${hideKey(String(id))}`
