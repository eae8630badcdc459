export const severanceTypes: ReadonlySet<string> = new Set(['022', '023', '025'])
export const pensionTypes: ReadonlySet<string> = new Set(['039', '044'])
export const WITHHELD_TAX = '002'
