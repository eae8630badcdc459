import {
  IconAlertTriangle,
  IconBuildingFactory2,
  IconCalendar,
  IconClock,
  IconFlag,
  IconSend,
} from '@tabler/icons-react'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from '../texts.es.ts'
import { isAnswered } from './next.ts'
import { groupOf, type Person } from './people.ts'

/**
 * Shows the start or deadline of the next step. Shows the state after all surveys are answered and from status 4 on.
 * Hidden for a running evaluation without a last day.
 */
export function DueChip({ person, plain = false }: { person: Person; plain?: boolean }) {
  const words = useTexts(texts).due
  const { due, status, day } = person
  if (due === null && status < 4) return null
  if (due === null) {
    const [Icon, tone, text] =
      status === 6
        ? ([IconBuildingFactory2, 'ok', words.plant] as const)
        : status === 5
          ? ([IconFlag, 'neutral', words.finished] as const)
          : ([IconSend, 'neutral', words.scored] as const)
    return (
      <StateChip plain={plain} tone={tone} icon={<Icon size={18} />}>
        {text}
      </StateChip>
    )
  }
  const group = groupOf(person)
  const tone = group === 'late' ? 'error' : group === 'soon' ? 'warn' : 'neutral'
  const Icon = group === 'late' ? IconAlertTriangle : group === 'soon' ? IconClock : IconCalendar
  const text =
    status === 4
      ? words.scored
      : isAnswered(person)
        ? words.answered
        : due.kind === 'opens'
          ? words.opens(formatDate(day))
          : due.kind === 'late'
            ? words.late(due.days)
            : due.days === 0
              ? words.today
              : words.in(due.days)
  return (
    <StateChip plain={plain} tone={tone} icon={<Icon size={18} />}>
      {text}
    </StateChip>
  )
}
