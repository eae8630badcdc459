import {
  IconBeach,
  IconCircleCheck,
  IconClock,
  IconHourglass,
  IconMessageCheck,
  IconMessageReport,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { listAsked } from '#contract/approvals/approvals.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import type { VacationLeft } from '#contract/time/kardex.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { isReadyLetter } from '#domain/notifications/notification-kinds.ts'
import { payslipKey } from '#domain/payslips/payslip.ts'
import { companyDate, dateParts, formatDate, formatDateRange } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useNotifications } from '#models/notifications/use-notifications.ts'
import { NEWEST } from '#models/requests/request-answers.ts'
import { useVacation } from '#models/vacation/use-vacation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { vacationTexts } from '#pieces/vacation/vacation-texts.es.ts'
import { vacationLines } from '#pieces/vacation/vacation-words.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { DateTile, EmptyTile, Tile } from '#ui/lists/tile.tsx'
import { payOf } from '../pay/last-pay.ts'
import { answerTexts } from './answer-texts.es.ts'
import { type DecisionKind, type NextRow, nextRows } from './next-rows.ts'

/**
 * Lists unread decisions, the next payment, authorized days and the vacation days left. Hidden when empty.
 * @param hasRequests false on a host without the list of own requests
 */
export function NextUp({ hasRequests }: { hasRequests: boolean }) {
  const words = useTexts(answerTexts).next
  const { items } = useNotifications({ isShown: false })
  const asked = useOperation(listAsked, NEWEST, { enabled: hasRequests, isShown: false })
  const { data } = useOperation(listPayslips, {})
  const today = companyDate(serverNow())
  const { next } = payOf(Array.isArray(data?.data) ? data.data : [], today)
  const rows = nextRows({ notifications: items, asked: asked.data?.data ?? null, pay: next }, today)
  const vacation = useVacation(hasRequests)
  const hasVacation = vacation !== null && vacation.quedan > 0
  if (rows.length === 0 && !hasVacation) return null
  return (
    <section>
      <SectionTitle id="next" size="large">
        {words.title}
      </SectionTitle>
      <ListCard labelledBy="next">
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} />
        ))}
        {hasVacation && <VacationRow vacation={vacation} />}
      </ListCard>
    </section>
  )
}

function VacationRow({ vacation }: { vacation: VacationLeft }) {
  const lines = vacationLines(vacation, useTexts(vacationTexts))
  return (
    <ListRow
      {...lines}
      lead={<Tile tone="teal" icon={<IconBeach size={24} />} />}
      href={`#${paths.kardex}`}
    />
  )
}

function Row({ row }: { row: NextRow }) {
  const words = useTexts(answerTexts).next
  if (row.kind === 'decision') {
    const { item, decision } = row
    const { tone, icon } = looks[decision]
    return (
      <ListRow
        lead={<Tile tone={tone} icon={icon} />}
        title={
          isReadyLetter({ kind: decision, ref: item.ref }) ? words.letterReady : words.decisions[decision]
        }
        text={item.subtitulo && <StandardName name={item.subtitulo} />}
        href={`#${paths.notifications}/${item.id}`}
      />
    )
  }
  if (row.kind === 'day') {
    const { from, to, type } = row
    const days = from === to ? formatDate(from) : formatDateRange(from, to, words.to)
    return (
      <ListRow
        lead={<Day date={from} tone="teal" />}
        title={type === null ? words.workedRestDay : <StandardName name={type} />}
        text={words.authorized(days)}
        href={`#${paths.asking}`}
      />
    )
  }
  const { period } = row
  const paid = period.paid_date
  return (
    <ListRow
      lead={<Day date={paid} tone="money" />}
      title={paid === '' ? words.preview : words.pay}
      text={
        paid === '' ? words.noDate : period.prenomina ? words.previewOf(formatDate(paid)) : formatDate(paid)
      }
      href={`#${paths.payslip(payslipKey(period))}`}
    />
  )
}

function Day({ date, tone }: { date: string; tone: 'money' | 'teal' }) {
  const { months } = useTexts(answerTexts).next
  const parts = dateParts(date)
  if (!parts) return <EmptyTile icon={<IconHourglass size={24} />} />
  return <DateTile day={parts.day} month={(months[parts.month - 1] ?? '').slice(0, 3)} tone={tone} />
}

const authorized = { tone: 'ok', icon: <IconCircleCheck size={24} /> } as const
const refused = { tone: 'error', icon: <IconMessageReport size={24} /> } as const
const answered = { tone: 'ok', icon: <IconMessageCheck size={24} /> } as const

const looks: Record<DecisionKind, { tone: 'ok' | 'error' | 'warn'; icon: ReactNode }> = {
  'approval-authorized': authorized,
  'approval-refused': refused,
  'approval-lapsed': { tone: 'warn', icon: <IconClock size={24} /> },
  'savings-authorized': authorized,
  'savings-refused': refused,
  'clarification-answered': answered,
  'dispute-answered': answered,
}

function keyOf(row: NextRow): string {
  if (row.kind === 'decision') return `decision-${row.item.id}`
  return row.kind === 'day' ? `day-${row.id}` : 'pay'
}
