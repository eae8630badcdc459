import {
  IconBriefcase,
  IconCalendarPlus,
  IconClockPlus,
  IconDoorEnter,
  IconFileCertificate,
  IconDoorExit,
  IconHierarchy,
  IconIdBadge2,
  IconTruckDelivery,
  IconSunOff,
  IconUserStar,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { LinkDetails, LinkItem } from '#contract/approvals/approval-links.ts'
import { formatDate, weekday } from '#domain/time/dates.ts'
import { moneyOnScreen, toCentavos } from '#domain/money/money.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { es } from './texts.es.ts'
import type { Translation } from '#i18n/texts.ts'

export type Decision = 'autorizar' | 'rechazar'

export type Words = Translation<typeof es>
type Kind = LinkItem['clase']
type DetailsOf<K extends Kind> = Extract<LinkDetails, { clase: K }>

export type Box = readonly [strong: string, quiet: string]
export type Fact = readonly [label: string, value: string]

export interface About {
  name: string
  under: string
  isThing?: true
}

interface Looks<K extends Kind> {
  Icon: ComponentType<{ size: number }>
  /** Default: the person in `sobre`, else the requester. */
  about?: (details: DetailsOf<K>) => About
  /** @param isPrivate true when nobody else can see the screen */
  boxes: (details: DetailsOf<K>, words: Words, isPrivate: boolean) => Box[]
  /** Facts with empty values are left out. */
  facts: (details: DetailsOf<K>, words: Words) => Fact[]
}

const looks: { [K in Kind]: Looks<K> } = {
  visita: {
    Icon: IconIdBadge2,
    about: ({ nombre, paterno, materno, compania }) => ({
      name: properName(`${nombre} ${paterno} ${materno ?? ''}`),
      under: compania ?? '',
    }),
    boxes: ({ dia, diaFin, entrada, salida }, words) => [
      dayBox(dia, diaFin, words),
      [words.times(entrada, salida), words.inAndOut],
    ],
    facts: ({ razon, ubicacion, accion, accionDetalle }, { labels }) => [
      [labels.reason, razon],
      [labels.place, ubicacion],
      [labels.action, accionDetalle ? `${accion} (${accionDetalle})` : accion],
    ],
  },
  vacante: {
    Icon: IconBriefcase,
    about: ({ puesto }) => ({ name: sentenceCase(puesto), under: '', isThing: true }),
    boxes: ({ lugares, sueldo }, { labels, onPhone }, isPrivate) => [
      [String(lugares), labels.places],
      // The salary is 0 while it is not set (APVA-09).
      [isPrivate ? moneyOnScreen(toCentavos(sueldo ?? 0)) : '$••••••', isPrivate ? labels.salary : onPhone],
    ],
    facts: ({ razon, productividad, mercer }, { labels }) => [
      [labels.description, productividad || mercer || ''],
      [labels.reason, razon],
    ],
  },
  incidencia: {
    Icon: IconCalendarPlus,
    boxes: ({ dia, diaFin }, words) =>
      dia === diaFin ? [dayBox(dia, '', words)] : [dayBox(dia, '', words), dayBox(diaFin, '', words)],
    facts: ({ tipo }, words) => [[words.kinds.incidencia.name, tipo]],
  },
  tiempo_extra: {
    Icon: IconClockPlus,
    boxes: ({ dia, horas, entrada }, words) => [
      dayBox(dia, '', words),
      [words.hours(horas), words.begins(entrada)],
    ],
    facts: ({ motivo }, { labels }) => [[labels.motive, motivo]],
  },
  descanso_laborado: {
    Icon: IconSunOff,
    boxes: ({ dia }, words) => [dayBox(dia, '', words)],
    facts: ({ motivo }, { labels }) => [[labels.motive, motivo]],
  },
  pase_salida: {
    Icon: IconDoorExit,
    boxes: ({ dia, hora }, words) => [dayBox(dia, '', words), [hora, words.at]],
    facts: ({ regreso, descripcion, motivo }, { labels, back, noReturn }) => [
      [labels.return, regreso ? back(regreso) : noReturn],
      [labels.what, descripcion ?? ''],
      [labels.motive, motivo ?? ''],
    ],
  },
  pase_ingreso: {
    Icon: IconDoorEnter,
    about: ({ nombre, compania }) => ({ name: properName(nombre), under: compania ?? '' }),
    boxes: ({ dia, hora }, words) => [dayBox(dia, '', words), [hora, words.from]],
    facts: ({ descripcion, motivo }, { labels }) => [
      [labels.brings, descripcion ?? ''],
      [labels.motive, motivo],
    ],
  },
  ingreso_material: {
    Icon: IconTruckDelivery,
    about: ({ material, proveedor }) => ({ name: material, under: proveedor, isThing: true }),
    boxes: ({ dia, hora }, words) => [dayBox(dia, '', words), [hora, words.from]],
    facts: ({ cantidad, placas, motivo }, { labels }) => [
      [labels.amount, cantidad],
      [labels.plates, placas ?? ''],
      [labels.motive, motivo],
    ],
  },
  carta: {
    Icon: IconFileCertificate,
    boxes: ({ para, sueldo }, { letter }) => [
      [letter.answers[para], letter.purpose],
      [letter.answers[sueldo], letter.pay],
    ],
    facts: ({ motivo, dirigida }, { labels, letter }) => [
      [labels.motive, motivo ?? ''],
      [letter.addressee, dirigida ?? letter.anybody],
    ],
  },
  apego: {
    Icon: IconHierarchy,
    about: proposed,
    boxes: ({ requisitos, vacante }, { labels }) => [
      [String(requisitos.length), labels.asked],
      [String(vacante), labels.vacancy],
    ],
    facts: ({ notas }, { labels }) => [[labels.notes, notas ?? '']],
  },
  candidato: {
    Icon: IconUserStar,
    about: proposed,
    boxes: ({ apego, vacante }, { labels }) => [
      [String(apego.length), labels.asked],
      [String(vacante), labels.vacancy],
    ],
    facts: ({ notas }, { labels }) => [[labels.notes, notas ?? '']],
  },
}

function proposed({ nombre, puesto }: { nombre: string; puesto: string }): About {
  return { name: properName(nombre), under: sentenceCase(puesto) }
}

/**
 * Returns whether this app can show the kind. Accepts any value at run time, because no schema validates the
 * response.
 */
export function isShownKind(kind: Kind): boolean {
  return Object.hasOwn(looks, kind)
}

function dayBox(day: string, last: string | undefined, words: Words): Box {
  const isRange = last !== undefined && last !== '' && last !== day
  const name = words.days[weekday(day)] ?? ''
  return [name, isRange ? `${formatDate(day)} ${words.until(formatDate(last))}` : formatDate(day)]
}

export function doneTitle(kind: Kind, decision: Decision, words: Words): string {
  const isYes = decision === 'autorizar'
  if (kind === 'apego' || kind === 'candidato') {
    return isYes ? words.fit[kind === 'apego' ? 'saved' : 'authorized'] : words.fit.ended
  }
  if (kind === 'carta' && isYes) return words.done.letter
  return words.done[isYes ? 'authorized' : 'rejected'](kind)
}

export interface LinkLook {
  Icon: ComponentType<{ size: number }>
  about: About
  boxes: readonly Box[]
  facts: readonly Fact[]
}

export function lookOf(item: LinkItem, words: Words, isPrivate: boolean): LinkLook {
  const { detalle: details, solicitante: asker, sobre } = item
  // `detalle.clase` determines the kind, which TypeScript cannot express here.
  const { Icon, about, boxes, facts } = looks[details.clase] as Looks<Kind>
  return {
    Icon,
    about: about?.(details) ?? { name: sobre || asker.nombre, under: sobre === '' ? asker.puesto : '' },
    boxes: boxes(details, words, isPrivate),
    facts: facts(details, words).filter(([, value]) => value !== ''),
  }
}
