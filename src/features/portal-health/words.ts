import { bandOf, LIMITS, type Vital } from '#domain/portal-health/vitals.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

type Words = Translation<typeof es>

/** Returns '1.8 s', '96 ms' or '0.02'. */
export function measured(vital: Vital, value: number, words: Words): string {
  if (vital === 'cls') return value.toFixed(2)
  if (vital === 'inp') return words.milliseconds(String(Math.round(value)))
  return words.seconds((value / 1000).toFixed(1))
}

export function limitsOf(vital: Vital, words: Words): [good: string, poor: string] {
  const [good, fair] = LIMITS[vital]
  return [words.band.good(measured(vital, good, words)), words.band.poor(measured(vital, fair, words))]
}

export function bandWord(vital: Vital, value: number | null, words: Words): string {
  return value === null ? words.bands.none : words.bands[bandOf(vital, value)]
}

const MB = 1024 ** 2
const GB = 1024 ** 3

/** Returns '23.4 GB', '1,024 GB' or '180 MB'. At least '0.1 MB', unless the size is zero. */
export function sizeOf(bytes: number): string {
  const [count, unit] = bytes >= GB ? [bytes / GB, 'GB'] : [bytes / MB, 'MB']
  const most = count >= 100 ? 0 : 1
  const shown = bytes === 0 ? 0 : Math.max(0.1, count)
  return `${shown.toLocaleString('es-MX', { maximumFractionDigits: most })} ${unit}`
}

/** Splits 'YYYY-MM-DD HH:mm' into a formatted day and the time. */
export function dayAndClock(moment: string): [day: string, clock: string] {
  return [formatDate(moment.slice(0, 10)), moment.slice(11)]
}

export function deviceWord(device: string, { devices }: Words): string {
  return (devices as Record<string, string>)[device] ?? device
}

export function kindWord(kind: string, { kinds }: Words): string {
  return (kinds as Record<string, string>)[kind] ?? kind
}

const known: readonly [RegExp, keyof Words['plain']][] = [
  [/dynamically imported|module script|preload/i, 'part'],
  [/quota|no space|disk is full/i, 'room'],
  [/failed to fetch|networkerror|load failed|network connection/i, 'network'],
  [/timeout|timed out|aborterror/i, 'slow'],
]

export function plainError({ mensaje, clase }: { mensaje: string; clase: string }, { plain }: Words): string {
  const [, name] = known.find(([message]) => message.test(mensaje)) ?? []
  return plain[name ?? (clase === 'pantalla' ? 'screen' : 'program')]
}
