import { useTexts } from '#i18n/use-texts.ts'
import { FacilityIcon } from '../alerts/facility.tsx'
import { texts } from '../texts.es.ts'
import gridClasses from './team-grid.module.css'
import classes from './legend.module.css'

export function Legend() {
  const words = useTexts(texts)
  return (
    <ul className={classes.legend} aria-label={words.team.legend}>
      {(['restroom', 'canteen'] as const).map((kind) => (
        <li key={kind} className="t-inline t-gap-2">
          <span className={classes.key} aria-hidden="true">
            <span className={gridClasses.part} data-kind={kind}>
              <FacilityIcon kind={kind} />
            </span>
          </span>
          {words.kinds[kind]}
        </li>
      ))}
      <li className="t-inline t-gap-2">
        <span className={classes.key} aria-hidden="true">
          <span className={gridClasses.part} data-kind="restroom" data-many>
            2
          </span>
        </span>
        {words.team.many}
      </li>
      <li className="t-inline t-gap-2">
        <span className={classes.disc} aria-hidden="true" />
        {words.fresh}
      </li>
      <li className="t-inline t-gap-2">
        <span className={gridClasses.dot} aria-hidden="true" />
        {words.team.none}
      </li>
    </ul>
  )
}
