import { EVENT_GROUPS, type EventGroup } from '#domain/security-events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextField } from '#ui/text-field.tsx'
import { PersonPicker } from './person-picker.tsx'
import { texts } from './texts.ts'
import type { SecurityRecord } from './use-record.ts'
import classes from './record.module.css'

interface Props {
  record: SecurityRecord
  /** YYYY-MM-DD, in the company's time. */
  today: string
}

/** By what is shown: as chips, because it is what an auditor changes most. */
export function Groups({ record }: Pick<Props, 'record'>) {
  const words = useTexts(texts).groups
  const { group } = record.filter
  const chip = (value: EventGroup | null, label: string) => (
    <button
      key={label}
      type="button"
      className={classes.group}
      aria-pressed={group === value}
      onClick={() => record.setFilter({ group: value })}
    >
      {label}
    </button>
  )
  return (
    <div className={classes.groups} role="group" aria-label={words.label}>
      {chip(null, words.all)}
      {EVENT_GROUPS.map((value) => chip(value, words[value]))}
    </div>
  )
}

/** By person and day. On a phone they are folded away until they are wanted. */
export function Filters({ record, today, isWide }: Props & { isWide: boolean }) {
  const words = useTexts(texts).filters
  const { group, ...others } = record.filter
  const count = Object.values(others).filter((value) => value !== null && value !== '').length
  if (isWide) return <Fields record={record} today={today} />
  return (
    <details className={classes.fold}>
      <summary className={classes.line}>
        <span className={classes.lead}>{words.title}</span>
        {count > 0 && <span className={classes.short}>{words.on(count)}</span>}
      </summary>
      <div className={classes.folded}>
        <Fields record={record} today={today} />
      </div>
    </details>
  )
}

function Fields({ record, today }: Props) {
  const words = useTexts(texts).filters
  const { filter, setFilter, isAsked } = record
  return (
    <search className={classes.filters}>
      <PersonPicker label={words.about} value={filter.about} onChange={(about) => setFilter({ about })} />
      <PersonPicker label={words.by} value={filter.by} onChange={(by) => setFilter({ by })} />
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
    </search>
  )
}
