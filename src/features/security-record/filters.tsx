import { EVENT_GROUPS, type EventGroup } from '#domain/identity/security-events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { PersonPicker } from './person-picker.tsx'
import { texts } from './texts.es.ts'
import type { SecurityRecord } from './use-record.ts'
import classes from './record.module.css'

interface Props {
  record: SecurityRecord
  /** YYYY-MM-DD in the company's time zone. */
  today: string
}

export function Filters({ record, today, isWide }: Props & { isWide: boolean }) {
  const words = useTexts(texts)
  const fields = (
    <search className="t-stack t-gap-3">
      <Groups record={record} />
      <Fields record={record} today={today} />
    </search>
  )
  if (isWide) return fields
  const { group, about, by, from, until } = record.filter
  const count = [about ?? '', by ?? '', from, until].filter((value) => value !== '').length
  return (
    <Fold
      title={words.filters.title}
      text={
        <>
          {words.groups[group ?? 'all']}
          <span>{count > 0 && ` · ${words.filters.on(count)}`}</span>
        </>
      }
    >
      {fields}
    </Fold>
  )
}

function Groups({ record }: Pick<Props, 'record'>) {
  const words = useTexts(texts).groups
  const chip = (value: EventGroup | null) => (
    <button
      key={value}
      type="button"
      className={classes.group}
      aria-pressed={record.filter.group === value}
      onClick={() => record.setFilter({ group: value })}
    >
      {words[value ?? 'all']}
    </button>
  )
  return (
    <div className="t-wrap t-gap-2" role="group" aria-label={words.label}>
      {[null, ...EVENT_GROUPS].map(chip)}
    </div>
  )
}

function Fields({ record, today }: Props) {
  const words = useTexts(texts).filters
  const { filter, setFilter, isAsked } = record
  return (
    <div className="t-wrap t-gap-3 t-start">
      <PersonPicker label={words.about} value={filter.about} onChange={(about) => setFilter({ about })} />
      <PersonPicker label={words.by} value={filter.by} onChange={(by) => setFilter({ by })} />
      <div className={classes.days}>
        <TextField
          id="record-from"
          className={classes.day}
          type="date"
          label={words.from}
          value={filter.from}
          max={today}
          error={isAsked ? null : words.wrongDays}
          onChange={(event) => setFilter({ from: event.currentTarget.value })}
        />
        <TextField
          id="record-until"
          className={classes.day}
          type="date"
          label={words.until}
          value={filter.until}
          max={today}
          onChange={(event) => setFilter({ until: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
