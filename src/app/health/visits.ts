import { MOST_VISITS, type PageVisit } from '#contract/portal-health/portal-health.ts'
import { deviceClass, patternOf } from './place.ts'

/** Unsent measurements of screen visits and deliveries. The oldest are dropped first. */
let unsent: PageVisit[] = []
let current: PageVisit | null = null
let shifts = { value: 0, first: 0, last: 0 }

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

interface Interaction extends PerformanceEntry {
  interactionId?: number
}

export function watchVisits(): void {
  begin()
  window.addEventListener('hashchange', () => {
    if (patternOf() === current?.ruta) return
    close()
    begin()
  })
  observe('largest-contentful-paint', ({ startTime }) => note('lcp', startTime))
  // 16 ms is the shortest duration that browsers report.
  observe('event', addInteraction, { durationThreshold: 16 })
  observe('layout-shift', addShift)
  observe('mark', addMark)
}

function observe(
  type: string,
  onEntry: (entry: PerformanceEntry) => void,
  options: { durationThreshold?: number } = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
  observer.observe({ type, buffered: true, ...options })
}

function note(vital: 'lcp' | 'inicio' | 'inp' | 'cls', value: number): void {
  if (current) current[vital] = Math.max(current[vital] ?? 0, value)
}

function addInteraction(entry: Interaction): void {
  if (entry.interactionId) note('inp', entry.duration)
}

/** Records the worst session window: shifts less than 1 s apart, at most 5 s (web.dev/cls). */
function addShift(entry: PerformanceEntry): void {
  const { value, hadRecentInput, startTime } = entry as Shift
  if (hadRecentInput) return
  const isSame = startTime - shifts.last < 1000 && startTime - shifts.first < 5000
  shifts = isSame
    ? { ...shifts, value: shifts.value + value, last: startTime }
    : { value, first: startTime, last: startTime }
  note('cls', shifts.value)
}

/** Records the time until the first screen and the time from confirmation to delivery of queued work. */
function addMark({ name, startTime, ...entry }: PerformanceEntry): void {
  if (name === 'turno.inicio') note('inicio', startTime)
  if (name === 'turno.envio') add({ ...placeNow(), envio: (entry as { detail?: number }).detail ?? 0 })
}

function placeNow(): Pick<PageVisit, 'ruta' | 'equipo'> {
  return { ruta: patternOf(), equipo: deviceClass() }
}

function begin(): void {
  current = placeNow()
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) current.cls = 0
  shifts = { value: 0, first: 0, last: 0 }
}

function close(): void {
  if (current) add(current)
  current = null
}

function add(visit: PageVisit): void {
  unsent = [...unsent, visit].slice(-MOST_VISITS)
}

export function takeVisits(): PageVisit[] {
  close()
  begin()
  const visits = unsent
  unsent = []
  return visits
}

export function putBackVisits(visits: readonly PageVisit[]): void {
  unsent = [...visits, ...unsent].slice(-MOST_VISITS)
}
