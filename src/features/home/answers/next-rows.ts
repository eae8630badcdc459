import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import { isSwap } from '#domain/approvals/incidents.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { compareText } from '#domain/text/compare-text.ts'
import type { ListedNotification } from '#models/notifications/use-notifications.ts'

const decisionKinds = [
  'approval-authorized',
  'approval-refused',
  'approval-lapsed',
  'savings-authorized',
  'savings-refused',
  'clarification-answered',
  'dispute-answered',
] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** Maximum number of decisions, and of authorized days. */
const MOST = 2

export type NextRow =
  | { kind: 'decision'; item: ListedNotification; decision: DecisionKind }
  /** Authorized day or days (YYYY-MM-DD). `type` is the company's word; null for a worked rest day. */
  | { kind: 'day'; id: number; from: string; to: string; type: string | null }
  | { kind: 'pay'; period: PayslipPeriod }

interface Known {
  /** Newest first; null while unknown. */
  notifications: readonly ListedNotification[] | null
  /** The person's own requests; null while unknown. */
  asked: readonly ApprovalItem[] | null
  pay: PayslipPeriod | null
}

/**
 * Returns unread decisions, then the next payment and the next authorized days by date. A payment without a date
 * comes last.
 * @param today YYYY-MM-DD
 */
export function nextRows({ notifications, asked, pay }: Known, today: string): NextRow[] {
  const decisions = (notifications ?? []).flatMap((item): NextRow[] => {
    const decision = decisionKinds.find((kind) => kind === item.tipo)
    return decision === undefined || item.isOpened ? [] : [{ kind: 'decision', item, decision }]
  })
  const days = (asked ?? []).flatMap(dayOf).filter(({ to }) => to >= today)
  const dated = [...byDay(days).slice(0, MOST), ...(pay ? [{ kind: 'pay' as const, period: pay }] : [])]
  return [...decisions.slice(0, MOST), ...byDay(dated)]
}

type DatedRow = Extract<NextRow, { kind: 'day' | 'pay' }>
type DayRow = Extract<NextRow, { kind: 'day' }>

function dayOf({ id, estado, detalle }: ApprovalItem): DayRow[] {
  if (estado !== 'authorized') return []
  if (detalle.clase === 'descanso_laborado')
    return [{ kind: 'day', id, from: detalle.dia, to: detalle.dia, type: null }]
  if (detalle.clase !== 'incidencia') return []
  const { tipo, dia, diaFin } = detalle
  // The two days of a swap are no range. The first is the rest day (INCD-03).
  return [{ kind: 'day', id, from: dia, to: isSwap(tipo) || diaFin < dia ? dia : diaFin, type: tipo }]
}

function byDay<Row extends DatedRow>(rows: readonly Row[]): Row[] {
  const dateOf = (row: DatedRow) => (row.kind === 'day' ? row.from : row.period.paid_date || '9999')
  return [...rows].sort((a, b) => compareText(dateOf(a), dateOf(b)))
}
