/**
 * Maximum percentage of people who leave without a confirmation. Above it, the administrator must type the
 * number of leavers (docs/importing.md).
 */
const MAX_LEAVERS_PERCENT = 5

export function mustConfirmLeavers(leavers: number, people: number): boolean {
  return leavers > 0 && leavers * 100 > people * MAX_LEAVERS_PERCENT
}

/** Maximum password slips per print, because hashing each password takes time. The next print has the rest. */
export const MAX_SLIPS_PER_PRINT = 160
