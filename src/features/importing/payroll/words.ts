import type { PayrollRun } from '#contract/imports/payroll-runs.ts'
import { formatInstant } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export type RunWords = Translation<typeof es>

/** Example: '1,174', also in English. */
export function count(number: number): string {
  return new Intl.NumberFormat('es-MX').format(number)
}

/** Example: '18.4 MB', '64 KB'. */
export function size(bytes: number): string {
  const mb = bytes / 1_048_576
  return mb >= 1 ? `${mb.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}

export function originOf({ origen, quien, inicio }: PayrollRun, words: RunWords): string {
  const from = quien === '' ? words.origins[origen] : `${words.origins[origen]} · ${quien}`
  return `${from} · ${formatInstant(Date.parse(inicio))}`
}

/** Returns '' while the speed is unknown. */
function paceOf({ porMinuto, faltanSegundos }: PayrollRun, words: RunWords): string {
  if (porMinuto === null) return ''
  const pace = words.pace(count(porMinuto))
  return faltanSegundos === null ? pace : `${pace} · ${leftText(faltanSegundos, words)}`
}

/** Returns the progress. A stopped run continues only after a person restarts it. */
export function progressText(run: PayrollRun, words: RunWords): string {
  return run.estado === 'detenida' ? words.stays : paceOf(run, words) || words.goesOn
}

function leftText(seconds: number, words: RunWords): string {
  return seconds < 60 ? words.leftSeconds : words.leftMinutes(Math.ceil(seconds / 60))
}

export function isActive({ estado }: PayrollRun): boolean {
  return estado === 'en-cola' || estado === 'leyendo'
}
