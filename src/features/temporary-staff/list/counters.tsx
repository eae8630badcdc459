import { useId } from 'react'
import { ALL_STATUSES } from '#contract/evaluations/temporary-staff.ts'
import { processStatuses } from '#domain/temporary/process.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { statusNameOf } from '../parts/status-name.ts'
import type { Staff } from '../parts/use-staff.ts'
import { texts } from '../texts.es.ts'
import type { ListView } from './use-list-view.ts'
import classes from './counters.module.css'

interface Props {
  /** Null while loading, when the space is already reserved. */
  counters: Staff['counters'] | null
  names: Staff['names']
  view: ListView
}

/** Filters by status, each with its number of people (TEMP-09, 10). Native radio buttons support arrow keys. */
export function Counters({ counters, names, view }: Props) {
  const words = useTexts(texts)
  const name = useId()
  const options = [ALL_STATUSES, ...processStatuses.map(String)]
  return (
    <fieldset className={classes.group}>
      <legend className="t-hidden">{words.list.filters}</legend>
      {options.map((value) => {
        const status = processStatuses.find((each) => String(each) === value)
        const counter = counters?.find(({ estatus }) => String(estatus) === value)
        return (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the label contains its words
          <label key={value} className={classes.option}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={value}
              checked={value === view.filter}
              onChange={() => view.setFilter(value)}
            />
            <span className={classes.face}>
              <span className={classes.count}>{counters === null ? '\u00a0' : (counter?.num ?? 0)}</span>
              <span>{statusNameOf(status, counter?.nombre || (names.get(status ?? 0) ?? ''))}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
