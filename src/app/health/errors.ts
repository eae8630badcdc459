import { MOST_ERRORS, type PageFailure } from '#contract/portal-health/portal-health.ts'
import { scrub } from '#domain/portal-health/scrub.ts'
import { PLACE } from '#domain/portal-health/vitals.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { earlyErrors } from '../page/early-errors.ts'
import { pageSession } from './page-session.ts'
import { deviceClass, patternOf } from './place.ts'
import { readTrail } from './trail.ts'

/** Maximum numbers of different errors. Repetitions of an unsent error do not count again. */
const MAX_ERRORS_PER_PAGE = 20
const MAX_ERRORS_PER_DAY = 40
/** Storage key of the daily count, in the format 'YYYY-MM-DD n'. */
const DAILY_COUNT_KEY = 'turno.marcha.dia'

let unsent: PageFailure[] = []
let reportedCount = 0
let lastRequest = ''

export function watchErrors(): void {
  const takeEvent = ({ error, message, filename, lineno, colno }: ErrorEvent) =>
    noteError('error', error ?? message, `${filename}:${lineno}:${colno}`)
  window.addEventListener('error', takeEvent)
  window.addEventListener('unhandledrejection', ({ reason }) => noteError('promesa', reason))
  // Adds componentDidCatch here instead of in the class, to keep the first files of the app small.
  Object.assign(ErrorBoundary.prototype, {
    componentDidCatch: (cause: unknown) => noteError('pantalla', cause),
  })
  earlyErrors.splice(0).forEach(takeEvent)
}

/** Stores the server's id of the latest request. Support finds the log line of an error by this id. */
export function noteRequest(id: string): void {
  if (/^[\w-]{1,32}$/.test(id)) lastRequest = id
}

function noteError(clase: PageFailure['clase'], cause: unknown, file = ''): void {
  const mensaje = scrub(messageOf(cause))
  const lugar = findPosition(cause, file)
  const known = unsent.find(
    (each) => each.clase === clase && each.mensaje === mensaje && each.lugar === lugar,
  )
  if (known) {
    known.veces = Math.min(100, known.veces + 1)
    return
  }
  if (unsent.length >= MOST_ERRORS || reportedCount >= MAX_ERRORS_PER_PAGE || !countTowardsToday()) return
  reportedCount += 1
  const rastro = pageSession().hasTrail ? { rastro: readTrail() } : {}
  const where = { ruta: patternOf(), equipo: deviceClass() }
  unsent = [...unsent, { clase, mensaje, lugar, ...where, veces: 1, peticion: lastRequest, ...rastro }]
}

function messageOf(cause: unknown): string {
  return cause instanceof Error
    ? `${cause.name}: ${cause.message}`
    : typeof cause === 'string'
      ? cause
      : typeof cause
}

function findPosition(cause: unknown, file: string): string {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const [, position = ''] = /\/assets\/([\w-]+\.js:\d+:\d+)/.exec(`${stack} ${file}`) ?? []
  return PLACE.test(position) ? position : ''
}

function countTowardsToday(): boolean {
  try {
    const today = new Date().toISOString().slice(0, 10)
    const [day, count] = (localStorage.getItem(DAILY_COUNT_KEY) ?? '').split(' ')
    const next = day === today ? Number(count) + 1 : 1
    if (next > MAX_ERRORS_PER_DAY) return false
    localStorage.setItem(DAILY_COUNT_KEY, `${today} ${next}`)
    return true
  } catch {
    // Without storage for the count, only the limit per page applies.
    return true
  }
}

export function hasErrors(): boolean {
  return unsent.length > 0
}

export function takeErrors(): PageFailure[] {
  const errors = unsent
  unsent = []
  return errors
}

export function putBackErrors(errors: readonly PageFailure[]): void {
  unsent = [...errors, ...unsent].slice(0, MOST_ERRORS)
}
