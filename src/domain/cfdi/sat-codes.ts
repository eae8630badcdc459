export const severanceTypes: ReadonlySet<string> = new Set(['022', '023', '025'])
export const pensionTypes: ReadonlySet<string> = new Set(['039', '044'])
export const WITHHELD_TAX = '002'
/** RFC for the general public, which the SAT also accepts on the last receipt of a deceased worker. */
export const GENERIC_RFC = 'XAXX010101000'
