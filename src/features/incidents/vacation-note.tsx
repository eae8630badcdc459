import { IconAlertTriangle, IconBeach } from '@tabler/icons-react'
import type { VacationLeft } from '#contract/time/kardex.ts'
import { type DayOff, isDay, isVacation } from '#domain/approvals/incidents.ts'
import { vacationDays } from '#domain/approvals/vacation-days.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { FreeDays } from '#domain/time/workdays.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useVacation } from '#models/vacation/use-vacation.ts'
import { VacationLine } from '#pieces/vacation/vacation-line.tsx'
import { vacationTexts } from '#pieces/vacation/vacation-texts.es.ts'
import { statedNote, vacationLines } from '#pieces/vacation/vacation-words.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'
import { type VacationPart, vacationParts } from './vacation-parts.ts'

interface Props {
  picked: DayOff
  /** The person's other requests, also those that wait on this device. */
  own: readonly DayOff[]
  free: FreeDays
}

/**
 * Shows the vacation days left before and after the request. It never refuses: the server decides by its own data when
 * the request arrives.
 */
export function VacationNote({ picked, own, free }: Props) {
  const vacation = useVacation()
  const daysOf = ({ from, to }: DayOff) => (isDay(from) && isDay(to) ? vacationDays(from, to, free) : [])
  const asked = own.filter(({ kind }) => isVacation(kind)).flatMap(daysOf)
  const parts = vacation === null ? [] : vacationParts(vacation, daysOf(picked), asked)
  if (vacation === null || parts.length === 0) return <VacationLine />
  return parts.map((part) => <Part key={part.from} vacation={vacation} part={part} />)
}

function Part({ vacation, part }: { vacation: VacationLeft; part: VacationPart }) {
  const words = useTexts(texts).form.vacation
  const line = useTexts(vacationTexts)
  const { anios, derecho, otorgarHasta, siguienteDias, articulo, confirmada } = vacation
  const { from, left, requested, asked } = part
  const isThisYear = from === ''
  const isBeyond = requested + asked > left
  const rest = Math.round((left - requested) * 100) / 100
  const notes = [
    rest < 0 ? words.beyond(-rest) : words.after(requested, rest),
    asked > 0 && line.asked(asked),
    isThisYear && statedNote(vacation, line),
    isThisYear && anios > 0
      ? words.law(derecho, articulo, formatDate(otorgarHasta))
      : words.nextLaw(siguienteDias, articulo),
    !confirmada && line.unconfirmed,
  ]
  return (
    <Banner
      tone={isBeyond ? 'warn' : 'neutral'}
      live="status"
      icon={isBeyond ? <IconAlertTriangle size={24} /> : <IconBeach size={24} />}
      title={isThisYear ? vacationLines(vacation, line).title : line.first(left, formatDate(from))}
    >
      {notes.filter((note) => typeof note === 'string').join(' ')}
    </Banner>
  )
}
