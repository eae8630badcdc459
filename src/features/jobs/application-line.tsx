import { IconCheck } from '@tabler/icons-react'
import { applicationLine, type ShownState } from '#domain/jobs/application.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { WayDisc } from '#ui/drawings/way-disc.tsx'
import classes from './jobs.module.css'
import { texts } from './texts.es.ts'

export function ApplicationLine({ state }: { state: ShownState }) {
  const words = useTexts(texts).own
  const now = applicationLine.findIndex((stop) => stop === state)
  return (
    // Safari drops the list role when CSS removes the bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={classes.line} role="list" aria-label={words.label}>
      {applicationLine.map((stop, at) => {
        const place = at < now ? 'done' : at === now ? 'now' : 'later'
        return (
          <li
            key={stop}
            className={classes.stop}
            data-place={place}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            <WayDisc look={place}>{place === 'done' ? <IconCheck size={18} stroke={3} /> : at + 1}</WayDisc>
            <span className={classes.word}>{words.states[stop]}</span>
            <span className="t-hidden">{words.places[place]}</span>
          </li>
        )
      })}
    </ol>
  )
}
