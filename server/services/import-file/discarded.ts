/** Among refusals of a file that came by itself: a person has thrown it away, or nobody has looked at it for a month. */
export const DISCARDED = 'discarded'
