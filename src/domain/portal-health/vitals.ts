/**
 * What a page measures of itself: largest picture, shifts and answers to a tap (web.dev/vitals), how long until its first
 * screen stood, and how long what somebody confirmed took to the server. Milliseconds, but for the shifts.
 */
export const VITALS = ['lcp', 'cls', 'inp', 'inicio', 'envio'] as const
export type Vital = (typeof VITALS)[number]

export const DEVICES = ['telefono', 'tableta', 'computadora', 'kiosco'] as const
export type Device = (typeof DEVICES)[number]

export type Band = 'good' | 'fair' | 'poor'

/** Good up to the first, poor beyond the second. The start has the largest picture's; sending is ours. */
export const LIMITS: Readonly<Record<Vital, readonly [good: number, fair: number]>> = {
  lcp: [2500, 4000],
  cls: [0.1, 0.25],
  inp: [200, 500],
  inicio: [2500, 4000],
  envio: [10_000, 60_000],
}

export function bandOf(vital: Vital, value: number): Band {
  const [good, fair] = LIMITS[vital]
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor'
}

/** Fewer sessions of a route are somebody's, not the portal's: they are not shown. */
export const LEAST_SESSIONS = 5

/** A route's pattern: words and places for ids, never what stands there. */
export const ROUTE = /^(?:\/|(?:\/:?[A-Za-z][A-Za-z-]{0,39}){1,6})$/
/** Where in the portal's own files: 'home-Ab12.js:3:410'. */
export const PLACE = /^(?:[\w-]{1,60}\.js:\d{1,7}:\d{1,7})?$/
