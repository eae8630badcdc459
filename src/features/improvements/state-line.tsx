import { IconCheck, IconX } from '@tabler/icons-react'
import { formatDate } from '#domain/time/dates.ts'
import { improvementStates, stateLine } from '#domain/improvements/improvements.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { WayDisc } from '#ui/drawings/way-disc.tsx'
import classes from './improvements.module.css'
import { texts } from './texts.es.ts'

interface Props {
  state: number
  steps: readonly { estado: number; fecha: string }[]
}

export function StateLine({ state, steps }: Props) {
  const words = useTexts(texts)
  const isRefused = state === improvementStates.refused
  const passed = new Map(steps.map(({ estado, fecha }) => [estado, fecha]))
  const line: readonly number[] = isRefused
    ? [...stateLine.filter((each) => passed.has(each)), state]
    : stateLine
  return (
    <ol className={classes.line} aria-label={words.card.steps}>
      {line.map((each, at) => {
        const isNow = each === state
        const isEnd = each === improvementStates.done || each === improvementStates.refused
        const isPassed = passed.has(each) && !isNow
        const look =
          isNow && isRefused ? 'ended' : isNow && !isEnd ? 'now' : isNow || isPassed ? 'done' : 'later'
        const day = passed.get(each)
        return (
          <li
            key={each}
            className={classes.stop}
            data-later={look === 'later' || undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <WayDisc look={look}>
              {isNow && isRefused ? <IconX size={20} /> : look === 'done' ? <IconCheck size={20} /> : at + 1}
            </WayDisc>
            <span className={isNow ? 't-strong t-small' : 't-small'}>{words.states[each]}</span>
            {day && <span className="t-quiet t-small">{formatDate(day)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
