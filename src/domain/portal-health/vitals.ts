/**
 * Measurements of a page in ms, except cls. lcp, cls, inp: as in web.dev/vitals. inicio: time until
 * the first screen. envio: time until a confirmed form reached the server.
 */
export const VITALS = ['lcp', 'cls', 'inp', 'inicio', 'envio'] as const
export type Vital = (typeof VITALS)[number]

export const DEVICES = ['telefono', 'tableta', 'computadora', 'kiosco'] as const
export type Device = (typeof DEVICES)[number]

export type Band = 'good' | 'fair' | 'poor'

/**
 * Good up to the first limit, poor above the second. `inicio` has the limits of lcp; the limits of `envio` are
 * the portal's own.
 */
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

/** Minimum sessions of a shown route. Figures from fewer sessions would describe individuals. */
export const LEAST_SESSIONS = 5

/** Pattern of a route: words, and placeholders instead of ids. */
export const ROUTE = /^(?:\/|(?:\/:?[A-Za-z][A-Za-z-]{0,39}){1,6})$/
/** Position in the portal's own files: 'home-Ab12.js:3:410'; '' for none. */
export const PLACE = /^(?:[\w-]{1,60}\.js:\d{1,7}:\d{1,7})?$/
