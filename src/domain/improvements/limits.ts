/** Characters; apart, because what may wait on a device is known from the start. */
export const MAX_IDEA = 600
export const MAX_PLACE = 120
export const MAX_BENEFIT = 300
export const MAX_REPLY = 600
