import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import type { ApprovalState } from '#domain/approvals/kinds.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatInstant } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import { type Stage, stagesOf } from '#models/asking/steps.ts'
import type { Step } from '#ui/lists/step-line.tsx'
import type { es } from './request-texts.es.ts'

type Words = Translation<typeof es>['steps']

const results: Partial<Record<ApprovalState, NonNullable<Step['result']>>> = {
  authorized: 'good',
  refused: 'refused',
  lapsed: 'lapsed',
  withdrawn: 'withdrawn',
}

/** Returns the steps of a request for authorization: requested, with the approver, decided. */
export function approvalSteps(item: ApprovalItem, words: Words): Step[] {
  return stagesOf(item).map(({ name, place }) => {
    const [title = '', ...lines] = linesOf(name, place, item, words)
    const result = name === 'end' ? results[item.estado] : undefined
    return { title, lines: lines.filter((line) => line !== ''), place, ...(result && { result }) }
  })
}

function linesOf(name: Stage['name'], place: Step['place'], item: ApprovalItem, all: Words): string[] {
  const own = item.clase === 'apego' ? all.fit : item.clase === 'carta' ? all.letter : {}
  const words = { ...all, ...own }
  const { estado, solicitado, decidido } = item
  if (name === 'asked') return [words.asked, instantText(solicitado)]
  if (name === 'deciding') {
    const who = properName(item.autoriza.nombre)
    return [place === 'now' ? words.deciding(who) : words.decided(who)]
  }
  if (estado === 'waiting') return [words.answer, words.waiting, usualText(item.horasUsuales, words.usual)]
  if (estado === 'lapsed') return [words.lapsed, words.lapsedText]
  const by = decidedBy(item)
  return [words[estado], instantText(decidido), by === null ? '' : words.by(by)]
}

/** Returns who authorized or rejected the request; null before that, and when the server does not send it. */
export function decidedBy({ estado, decidio }: ApprovalItem): string | null {
  const isDecided = estado === 'authorized' || estado === 'refused'
  return isDecided && decidio ? properName(decidio) : null
}

/** Returns the usual time in words; '' when the server sends none. */
export function usualText(
  hours: number | undefined,
  { hour, hours: some, day, days }: Words['usual'],
): string {
  if (hours === undefined) return ''
  if (hours < 1.5) return hour
  if (hours < 20) return some(Math.round(hours))
  const count = Math.max(1, Math.round(hours / 24))
  return count === 1 ? day : days(count)
}

function instantText(instant: string | null): string {
  const time = Date.parse(instant ?? '')
  return Number.isNaN(time) ? '' : formatInstant(time)
}

/**
 * Returns the steps before the device has the request's record, and of a request without approver.
 * @param usual the usual time in words, or ''
 */
export function earlySteps(
  isSent: boolean,
  words: Pick<Words, 'asked' | 'unsent' | 'undecided' | 'answer'>,
  usual = '',
): Step[] {
  const lines = linesOrNone(usual)
  return [
    { title: isSent ? words.asked : words.unsent, place: isSent ? 'done' : 'now' },
    { title: words.undecided, place: isSent ? 'now' : 'next', ...lines },
    { title: words.answer, place: 'next' },
  ]
}

/** @param line '' for no line */
export function linesOrNone(line: string): Pick<Step, 'lines'> {
  return line === '' ? {} : { lines: [line] }
}
