import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** Below the two desks: they stand here, because no start has to know them. */
export const candidatePath = (id: number) => `${paths.candidates}/${hideKey(String(id))}`
export const proposalPath = (vacancy: number) => `${paths.candidates}/proponer/${vacancy}`
export const offerPath = (id: number) => `${paths.offers}/${hideKey(String(id))}`
