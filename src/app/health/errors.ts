import { MOST_ERRORS, type PageFailure } from '#contract/portal-health/portal-health.ts'
import { scrub } from '#domain/portal-health/scrub.ts'
import { PLACE } from '#domain/portal-health/vitals.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { earlyErrors } from '../page/early-errors.ts'
import { pageSession } from './page-session.ts'
import { deviceClass, patternOf } from './place.ts'
import { trailNow } from './trail.ts'

/**
 * Maximum different errors reported per page, and per device and day, because errors in a loop add nothing
 * new.
 */
const MOST_A_PAGE = 20
const MOST_A_DAY = 40
/** Storage key of the daily count ('YYYY-MM-DD n'), which is not personal data. */
const TODAY = 'turno.marcha.dia'

let waiting: PageFailure[] = []
let told = 0
let lastRequest = ''

export function watchErrors(): void {
  const takeEvent = ({ error, message, filename, lineno, colno }: ErrorEvent) =>
    noteError('error', error ?? message, `${filename}:${lineno}:${colno}`)
  window.addEventListener('error', takeEvent)
  window.addEventListener('unhandledrejection', ({ reason }) => noteError('promesa', reason))
  // Added here instead of in the class, to keep the start small. React calls this method after an error.
  Object.assign(ErrorBoundary.prototype, {
    componentDidCatch: (cause: unknown) => noteError('pantalla', cause),
  })
  earlyErrors.splice(0).forEach(takeEvent)
}

/**
 * Stores the X-Request-Id of the latest response, so that support finds the server's log line for an error.
 */
export function noteRequest(id: string): void {
  if (/^[\w-]{1,32}$/.test(id)) lastRequest = id
}

function noteError(clase: PageFailure['clase'], cause: unknown, file = ''): void {
  const mensaje = scrub(wordsOf(cause))
  const lugar = placeIn(cause, file)
  const known = waiting.find(
    (each) => each.clase === clase && each.mensaje === mensaje && each.lugar === lugar,
  )
  if (known) {
    known.veces = Math.min(100, known.veces + 1)
    return
  }
  if (waiting.length >= MOST_ERRORS || told >= MOST_A_PAGE || !mayTellToday()) return
  told += 1
  const rastro = pageSession().hasTrail ? { rastro: trailNow() } : {}
  const where = { ruta: patternOf(), equipo: deviceClass() }
  waiting = [...waiting, { clase, mensaje, lugar, ...where, veces: 1, peticion: lastRequest, ...rastro }]
}

function wordsOf(cause: unknown): string {
  return cause instanceof Error
    ? `${cause.name}: ${cause.message}`
    : typeof cause === 'string'
      ? cause
      : typeof cause
}

/** Returns the first file of this app in the stack, without its origin. */
function placeIn(cause: unknown, file: string): string {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const [, place = ''] = /\/assets\/([\w-]+\.js:\d+:\d+)/.exec(`${stack} ${file}`) ?? []
  return PLACE.test(place) ? place : ''
}

function mayTellToday(): boolean {
  try {
    const today = new Date().toISOString().slice(0, 10)
    const [day, count] = (localStorage.getItem(TODAY) ?? '').split(' ')
    const next = day === today ? Number(count) + 1 : 1
    if (next > MOST_A_DAY) return false
    localStorage.setItem(TODAY, `${today} ${next}`)
    return true
  } catch {
    // Without storage for the count, only the limit per page applies.
    return true
  }
}

export function hasErrors(): boolean {
  return waiting.length > 0
}

export function takeErrors(): PageFailure[] {
  const taken = waiting
  waiting = []
  return taken
}

export function putBackErrors(errors: readonly PageFailure[]): void {
  waiting = [...errors, ...waiting].slice(0, MOST_ERRORS)
}
