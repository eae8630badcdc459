import { IconCalendar, IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { addDays, companyDate, daysBetween } from '#domain/time/dates.ts'
import { isFreeDay, workdaysOf } from '#domain/time/workdays.ts'
import type { Translation } from '#i18n/texts.ts'
import type { KnownDays } from '#models/days/known-days.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import { dayName } from './day-name.ts'
import { daysTexts, type es } from './days-texts.es.ts'
import { MonthGrid } from './month-grid.tsx'
import { type PickedDays, type PickMode, pickDay } from './pick-days.ts'

type Words = Translation<typeof es>

/** Maximum number of days ahead that the server accepts. */
const DAYS_AHEAD = 366

interface Props {
  id: string
  mode: PickMode
  label: string
  /** Labels of the two typed dates. Mode 'one' uses only `from`. */
  names: { from: string; to: string }
  picked: PickedDays
  known: KnownDays
  /** Error, and the typed date (`at`) at which it is shown. The calendar shows it for the whole field. */
  error: { text: string; at: 'from' | 'to' } | null
  /** Number of past days that can be chosen. */
  daysBack?: number
  /** True where rest days and holidays do not count. */
  countsWorkdays?: boolean
  onChange: (picked: PickedDays) => void
}

/**
 * Lets the person choose days in a calendar or type dates. The last day of a range equals the first day until
 * the person chooses another.
 */
export function DaysField({
  id,
  mode,
  label,
  names,
  picked,
  known,
  error,
  daysBack = 0,
  countsWorkdays = false,
  onChange,
}: Props) {
  const words = useTexts(daysTexts)
  const [isTyped, setTyped] = useState(isIncomplete(picked))
  /** Last day that the person chose; '' without one. */
  const [ownEnd, setOwnEnd] = useState(picked.to === picked.from ? '' : picked.to)
  const today = companyDate(serverNow())
  const type = (part: Partial<PickedDays>) => {
    const next = { ...picked, ...part }
    if (part.to !== undefined) setOwnEnd(part.to)
    const isOwn = picked.to !== '' && picked.to === ownEnd
    const follows = mode === 'range' && part.from !== undefined && !isOwn && isDay(next.from)
    onChange(follows || mode === 'one' ? { ...next, to: next.from } : next)
  }
  const pick = (day: string) => {
    const next = pickDay(mode, picked, day)
    setOwnEnd(next.to === next.from ? '' : next.to)
    onChange(next)
  }
  return (
    <div className="t-stack t-gap-2 t-start">
      {isTyped ? (
        <Typed {...{ id, mode, names, picked, error }} onChange={type} />
      ) : (
        <FieldGroup className="t-wide" label={label} error={error?.text ?? null}>
          {() => (
            <div className="t-stack t-gap-2">
              <MonthGrid
                id={id}
                start={isDay(picked.from) ? picked.from : daysBack > 0 ? today : firstShown(today)}
                mode={mode}
                picked={picked}
                known={known}
                first={addDays(today, -daysBack)}
                last={addDays(today, DAYS_AHEAD)}
                onPick={pick}
              />
              <p className="t-strong" aria-live="polite">
                {(countsWorkdays && sayWorkdays(picked, known, words)) || sayPicked(mode, picked, words)}
              </p>
            </div>
          )}
        </FieldGroup>
      )}
      <TextLink
        icon={isTyped ? <IconCalendar size={22} /> : <IconKeyboard size={22} />}
        onClick={() => setTyped(!isTyped)}
      >
        {isTyped ? words.toCalendar : words.toTyped}
      </TextLink>
    </div>
  )
}

/** Returns today, or the first day of the next month on the last two days of a month. */
function firstShown(today: string): string {
  const month = addDays(today, 2).slice(0, 7)
  return today.startsWith(month) ? today : `${month}-01`
}

/** Returns whether a typed date is incomplete or does not exist. */
function isIncomplete({ from, to }: PickedDays): boolean {
  return [from, to].some((day) => day !== '' && !isDay(day))
}

function Typed({
  id,
  mode,
  names,
  picked,
  error,
  onChange,
}: Pick<Props, 'id' | 'mode' | 'names' | 'picked' | 'error'> & {
  onChange: (part: Partial<PickedDays>) => void
}) {
  const words = useTexts(daysTexts)
  const dates = mode === 'one' ? (['from'] as const) : (['from', 'to'] as const)
  return dates.map((at) => (
    <DateBoxes
      key={at}
      id={at === 'from' ? id : endId(id)}
      label={names[at]}
      words={words.parts}
      value={picked[at]}
      error={error?.at === at ? error.text : null}
      onChange={(date) => onChange({ [at]: date })}
    />
  ))
}

/** Returns the id of the first box of a typed last day. The calendar has no element with this id. */
export const endId = (id: string) => `${id}-fin`

/** Returns null where every chosen day is a workday. */
function sayWorkdays({ from, to }: PickedDays, known: KnownDays, words: Words): string | null {
  const count = isDay(from) && isDay(to) ? daysBetween(from, to) + 1 : 0
  const days = Array.from({ length: Math.max(0, Math.min(count, DAYS_AHEAD)) }, (_, at) => addDays(from, at))
  if (!days.some((day) => isFreeDay(day, known))) return null
  if (days.length === 1) return words.free(dayName(from, words))
  return words.workdays(dayName(from, words), dayName(to, words), workdaysOf(days, known).length)
}

function sayPicked(mode: PickMode, { from, to }: PickedDays, words: Words): string {
  if (!isDay(from)) return words.choose[mode]
  const first = dayName(from, words)
  if (mode === 'pair') return isDay(to) ? words.swap(first, dayName(to, words)) : words.rest(first)
  if (isDay(to) && to > from) return words.range(first, dayName(to, words), daysBetween(from, to) + 1)
  return mode === 'range' ? words.more(first) : words.one(first)
}
