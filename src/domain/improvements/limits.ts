/** Maximum characters. Separate from improvements.ts, because the offline queue loads this file at startup. */
export const MAX_IDEA = 600
export const MAX_PLACE = 120
export const MAX_BENEFIT = 300
export const MAX_REPLY = 600
