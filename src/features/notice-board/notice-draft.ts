import * as z from 'zod/mini'
import {
  NOTICE_TEXT_LENGTH,
  NOTICE_TITLE_LENGTH,
  noticeScopes,
} from '#contract/notifications/notice-board.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { addDays } from '#domain/time/dates.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const noticeDraft = z.object({
  /** Idempotency key: a retry after a lost answer must not publish the notice twice. */
  clave: z.string(),
  titulo: z.string(),
  texto: z.string(),
  alcance: z.enum(noticeScopes),
  /** Number of a plant or pay group, or ''. */
  destino: z.string(),
  /** YYYY-MM-DD; incomplete while it is typed, and '' without a date. */
  vigencia: z.string(),
})
export type NoticeDraft = z.infer<typeof noticeDraft>

/** Every shift works at least once a week. */
const USUAL_DAYS = 7

/** @param today YYYY-MM-DD */
export function newDraft(today: string): NoticeDraft {
  return {
    clave: crypto.randomUUID(),
    titulo: '',
    texto: '',
    alcance: 'todos',
    destino: '',
    vigencia: usualEnd(today),
  }
}

function usualEnd(today: string): string {
  return addDays(today, USUAL_DAYS)
}

/**
 * Returns null for a draft of another version; the form then starts empty. A past end day becomes the usual end,
 * because the server rejects past days.
 * @param today YYYY-MM-DD
 */
export function readNoticeDraft(values: unknown, today: string): NoticeDraft | null {
  const parsed = noticeDraft.safeParse(values)
  if (!parsed.success) return null
  const { data } = parsed
  const isPast = isDay(data.vigencia) && data.vigencia < today
  return isPast ? { ...data, vigencia: usualEnd(today) } : data
}

export interface DraftProblem {
  field: 'titulo' | 'texto' | 'destino' | 'vigencia'
  text: string
}

/** @param today YYYY-MM-DD */
export function problemsOf(
  draft: NoticeDraft,
  today: string,
  words: Translation<typeof es>['form'],
): DraftProblem[] {
  const { titulo, texto, alcance, destino, vigencia } = draft
  const title = checkText(titulo, NOTICE_TITLE_LENGTH, words.noTitle, words.longTitle)
  const text = checkText(texto, NOTICE_TEXT_LENGTH, words.noText, words.longText)
  const date = checkDay(vigencia, today, words)
  const target = alcance !== 'todos' && destino === '' ? words.noTarget : null
  return [
    { field: 'destino' as const, text: target },
    { field: 'titulo' as const, text: title },
    { field: 'texto' as const, text },
    { field: 'vigencia' as const, text: date },
  ].flatMap(({ field, text: problem }) => (problem === null ? [] : [{ field, text: problem }]))
}

/** Maximum days until a notice ends. The server has no such limit. */
const LONGEST_DAYS = 366

function checkDay(day: string, today: string, words: Translation<typeof es>['form']): string | null {
  if (!isDay(day)) return words.noDate
  if (day < today) return words.pastDate
  return day > addDays(today, LONGEST_DAYS) ? words.farDate : null
}

function checkText(
  value: string,
  limit: number,
  empty: string,
  long: (limit: number) => string,
): string | null {
  const length = lengthOf(value.trim())
  if (length === 0) return empty
  return length > limit ? long(limit) : null
}
