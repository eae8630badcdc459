import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import { clockTime, visitDays } from '#domain/approvals/visit-times.ts'
import { formatDate, formatDateRange, formatInstant } from '#domain/time/dates.ts'
import { isSwap } from '#domain/approvals/incidents.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { Translation } from '#i18n/texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import type { es } from '../texts.es.ts'

type Words = Translation<typeof es>

export interface Described {
  name: string
  what: string
  /** Days of the item, or ''. */
  when: string
  line: string
}

export function describe(item: Pending, words: Words): Described {
  const told = tell(item, words)
  return { ...told, line: told.line || [told.what, told.when].filter(Boolean).join(' · ') }
}

function tell(item: Pending, words: Words): Described {
  switch (item.kind) {
    case 'incidencia':
      return {
        name: properName(item.row.nombre),
        what: words.standard(item.row.decripcion),
        when: incidentDays(
          item.row.decripcion,
          item.row.fechaInIncidencia,
          item.row.fechaFiIncidencia,
          words,
        ),
        line: isSwap(item.row.decripcion)
          ? [words.standard(item.row.decripcion), formatDate(item.row.fechaInIncidencia ?? '')]
              .filter(Boolean)
              .join(' · ')
          : '',
      }
    case 'vacante':
      return {
        name: sentenceCase(item.row.Nombre),
        what: words.kinds.vacante,
        when: '',
        line: properName(item.row.EMP_NOMEMP),
      }
    case 'visita': {
      const { Razon, Dia, DiaFin } = item.row
      const who = requesterOf(item)
      return {
        name: visitorOf(item),
        what: words.kinds.visita,
        when: visitDays(Dia?.date ?? '', DiaFin?.date ?? '', words.to),
        line: [Razon ?? '', who].filter(Boolean).join(' · '),
      }
    }
    default:
      return describeOwn(item.more, words)
  }
}

function describeOwn({ clase, detalle, sobre, solicitante }: ItemToDecide, words: Words): Described {
  const person = properName((sobre ?? solicitante).nombre)
  const when = 'dia' in detalle && detalle.clase !== 'visita' ? formatDate(detalle.dia) : ''
  const common = { name: person, what: words.kinds[clase], when, line: '' }
  if (detalle.clase === 'tiempo_extra') {
    return { ...common, what: `${words.hours(detalle.horas)} · ${words.kinds[clase].toLowerCase()}` }
  }
  if (detalle.clase === 'pase_ingreso') return { ...common, name: properName(detalle.nombre) }
  if (detalle.clase === 'ingreso_material') return { ...common, name: sentenceCase(detalle.material) }
  if (detalle.clase === 'apego' || detalle.clase === 'candidato') {
    const what = words.candidate.whatOf(words.kinds[clase], sentenceCase(detalle.puesto))
    return { ...common, name: properName(detalle.nombre), what }
  }
  if (detalle.clase === 'carta') {
    return { ...common, what: words.candidate.whatOf(words.kinds[clase], words.letter.answers[detalle.para]) }
  }
  return common
}

function incidentDays(kind: string, from: string | undefined, to: string | undefined, words: Words): string {
  if (!from) return ''
  if (!to || to === from) return formatDate(from)
  if (isSwap(kind)) {
    return `${words.incident.off} ${formatDate(from)}, ${words.incident.on} ${formatDate(to)}`
  }
  return formatDateRange(from, to, words.to)
}

export function visitorOf({ row }: Extract<Pending, { kind: 'visita' }>): string {
  return properName([row.Nombre, row.Paterno ?? '', row.Materno ?? ''].join(' '))
}

/** Example: "08:30 a 17:00". */
export function visitTimes({ row }: Extract<Pending, { kind: 'visita' }>, words: Words): string {
  const from = clockTime(row.Entrada?.date ?? '')
  const until = clockTime(row.Salida?.date ?? '')
  return until === '' ? from : words.visit.time(from, until)
}

/** Returns '' when the host sends no requester. */
export function requesterOf(item: Pending): string {
  if (item.more) return properName(item.more.solicitante.nombre)
  if (item.kind === 'vacante') return properName(item.row.EMP_NOMEMP)
  if (item.kind === 'visita') return properName(item.row.solicitante ?? item.row.Emplid ?? '')
  return item.kind === 'incidencia' ? properName(item.row.nombre) : ''
}

/** Example: "20/11/2026, 18:22"; '' when the host does not send the time. */
export function askedAt(item: Pending): string {
  const instant = item.more?.solicitado ?? (item.kind === 'incidencia' ? item.row.registrada : undefined)
  const time = Date.parse(instant ?? '')
  return Number.isNaN(time) ? '' : formatInstant(time)
}
