/** Hundredths of the people in scope: if more would leave, somebody has to type how many (docs/importing.md). */
const MOST_LEAVING = 5

/** Whether so many leavers need their number typed before anything is imported. */
export function mustConfirmLeavers(leavers: number, people: number): boolean {
  return leavers > 0 && leavers * 100 > people * MOST_LEAVING
}

/** Slips of one print: each has a password, which takes its time to be hashed. Who is left is printed by the next one. */
export const SLIPS_AT_ONCE = 160
