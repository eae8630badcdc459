import type { KardexKind } from '#domain/time/kardex.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DayLegendMark } from '#ui/drawings/day-map.tsx'
import { type KindCount, markOf } from '../days/calendar.ts'
import { detailType } from '../days/kinds.ts'
import { texts } from '../texts.es.ts'
import classes from './map-legend.module.css'

interface Props {
  counts: readonly KindCount[]
  unknown: readonly KardexKind[]
  /** True when a number on the map can mean several kinds on one day. */
  hasSeveral: boolean
}

export function MapLegend({ counts, unknown, hasSeveral }: Props) {
  const words = useTexts(texts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard
    <ul className={classes.legend} role="list">
      {counts.map(({ kind, count }) => {
        const mark = markOf([kind], words.letters)
        return (
          <li key={kind} className={classes.item}>
            <a className={classes.entry} href={`#${paths.kardexDetail(detailType(kind))}`}>
              {mark && <DayLegendMark mark={mark} />}
              <span className="t-grow t-shrink">{words.marks[kind]}</span>
              <span className={count > 0 ? 't-heavy' : 't-quiet'}>
                {unknown.includes(kind) ? '–' : count}
              </span>
            </a>
          </li>
        )
      })}
      {hasSeveral && (
        <li className={classes.item}>
          <span className={classes.entry}>
            <DayLegendMark mark={{ letter: '2', tone: 'ink' }} />
            <span className="t-grow t-shrink">{words.several}</span>
          </span>
        </li>
      )}
    </ul>
  )
}
