import { IconCheck, IconX } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { WayDisc } from '#ui/drawings/way-disc.tsx'
import { texts } from '../texts.es.ts'
import { type Place, stops } from '../way.ts'
import classes from './way-strip.module.css'

export function WayStrip({ way }: { way: readonly Place[] }) {
  const words = useTexts(texts).way
  return (
    // Safari drops the list role when CSS removes the bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={classes.strip} role="list" aria-label={words.label}>
      {stops.map((stop, index) => {
        const place = way[index] ?? 'later'
        return (
          <li
            key={stop}
            className={classes.stop}
            data-place={place}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            <Disc place={place} number={index + 1} />
            <span className={classes.word}>{words.stops[stop]}</span>
            <span className="t-hidden">{words.places[place]}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** Hidden from screen readers, because the row's text names the stage. */
export function SmallStrip({ way }: { way: readonly Place[] }) {
  return (
    <span className={classes.small} aria-hidden="true">
      {way.map((place, index) => (
        <span key={stops[index]} data-place={place} />
      ))}
    </span>
  )
}

function Disc({ place, number }: { place: Place; number: number }) {
  return (
    <WayDisc look={place}>
      {place === 'done' ? (
        <IconCheck size={18} stroke={3} />
      ) : place === 'ended' ? (
        <IconX size={18} stroke={3} />
      ) : (
        number
      )}
    </WayDisc>
  )
}
