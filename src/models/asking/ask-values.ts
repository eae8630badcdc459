import { type RequestableDetails, requestableDetails } from '#contract/approvals/approval-details.ts'
import { addDays } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import {
  type AskedKind,
  type AskField,
  askForms,
  type AskValues,
  type FieldKind,
  fieldsFor,
} from './ask-forms.ts'

export type FieldProblem =
  | 'missing'
  | Exclude<FieldKind, 'text'>
  | 'tooLong'
  | 'pastDay'
  | 'tooFar'
  | 'endsBefore'
  | 'leavesBefore'

export interface AskProblem {
  field: AskField['name']
  problem: FieldProblem
}

/** Maximum number of days ahead that the server accepts. */
const DAYS_AHEAD = 366

/**
 * Converts '8:30', '0830' and '8.30' to '08:30'. A kiosk's number keys have no colon. Returns other text
 * unchanged.
 */
export function readTime(text: string): string {
  const match = /^(\d{1,2})[:. ]?(\d{2})$/.exec(text.trim())
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` : text.trim()
}

/** Converts '$18,400.50' to 18400.5. Returns NaN when the text is no number. */
function readNumber(text: string): number {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

const isNumeric = (kind: FieldKind) => kind === 'hours' || kind === 'count' || kind === 'money'

function valueOf({ kind }: AskField, text: string): string | number {
  if (isNumeric(kind)) return readNumber(text)
  return kind === 'time' ? readTime(text) : text.trim()
}

/** Returns the body of the request without empty fields. */
function bodyOf(kind: AskedKind, values: AskValues): Record<string, unknown> {
  const filled = fieldsFor(kind, values).flatMap((field) => {
    const text = values[field.name]?.trim() ?? ''
    return text === '' ? [] : [[field.name, valueOf(field, text)] as const]
  })
  return { clase: kind, ...Object.fromEntries(filled) }
}

/**
 * Returns the details of a request.
 * @throws when a value is invalid ({@link problemsOf})
 */
export function detailsOf(kind: AskedKind, values: AskValues): RequestableDetails {
  return requestableDetails().parse(bodyOf(kind, values))
}

/** @param today YYYY-MM-DD */
export function problemsOf(kind: AskedKind, values: AskValues, today: string): AskProblem[] {
  const { schema, daysBack } = askForms[kind]
  const body = bodyOf(kind, values)
  const parsed = schema.safeParse(body)
  const refused = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]))
  const first = addDays(today, -daysBack)
  return fieldsFor(kind, values).flatMap((field) => {
    const value = body[field.name]
    const problem =
      value === undefined
        ? field.isNeeded
          ? 'missing'
          : null
        : refused.has(field.name)
          ? wrongOf(field, value)
          : beyond(field, value, values, { first, last: addDays(today, DAYS_AHEAD) })
    return problem === null ? [] : [{ field: field.name, problem }]
  })
}

function wrongOf({ kind, most }: AskField, value: unknown): FieldProblem {
  if (kind === 'text') return 'tooLong'
  const isLong = most !== undefined && typeof value === 'string' && Array.from(value).length > most
  return isLong ? 'tooLong' : kind
}

/** Applies the server's rules for days and times that are not part of the contract. */
function beyond(
  { name, kind }: AskField,
  value: unknown,
  values: AskValues,
  { first, last }: { first: string; last: string },
): FieldProblem | null {
  if (kind === 'day' && typeof value === 'string') {
    if (!isDay(value)) return 'day'
    if (value < first) return 'pastDay'
    if (value > last) return 'tooFar'
    if (name === 'diaFin' && value < (values.dia ?? '')) return 'endsBefore'
  }
  if (name === 'salida' && String(value) <= readTime(values.entrada ?? '')) return 'leavesBefore'
  return null
}
