import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { classNames } from '../theme/class-names.ts'
import fieldClasses from './field.module.css'
import { FieldGroup, type FieldGroupTexts, type GroupAttributes } from './field-group.tsx'
import classes from './month-field.module.css'
import selectClasses from './select-field.module.css'

interface Props extends FieldGroupTexts {
  /** Id of the month's control, which the error link focuses. */
  id?: string | undefined
  /** YYYY-MM. An incomplete value keeps its dash ('2019-'); an empty value is ''. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Newest first. */
  years: readonly string[]
  words: { month: string; year: string; choose: string; months: readonly string[] }
}

export function MonthField({ id: givenId, value, onChange, onBlur, years, words, ...texts }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [year = '', month = ''] = value.split('-')
  const change = (next: { year: string; month: string }) =>
    onChange(next.year === '' && next.month === '' ? '' : `${next.year}-${next.month}`)
  const months = words.months.map((name, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name,
  }))
  // A saved year stays selectable when `years` does not contain it.
  const known = year === '' || years.includes(year) ? years : [...years, year]
  return (
    <FieldGroup {...texts}>
      {(ties) => (
        <div className={classes.selects}>
          <Part
            id={id}
            label={words.month}
            choose={words.choose}
            value={month}
            options={months}
            onChange={(chosen) => change({ year, month: chosen })}
            onBlur={onBlur}
            ties={ties}
          />
          <Part
            id={`${id}-year`}
            label={words.year}
            choose={words.choose}
            value={year}
            options={known.map((entry) => ({ value: entry, label: entry }))}
            onChange={(chosen) => change({ year: chosen, month })}
            onBlur={onBlur}
            ties={ties}
          />
        </div>
      )}
    </FieldGroup>
  )
}

interface PartProps {
  id: string
  label: string
  choose: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  onBlur: (() => void) | undefined
  ties: GroupAttributes
}

function Part({ id, label, choose, value, options, onChange, onBlur, ties }: PartProps) {
  return (
    <div className={classes.part}>
      <label htmlFor={id} className={classNames(fieldClasses.label, classes.word)}>
        {label}
      </label>
      <div className="t-row t-anchor">
        <select
          id={id}
          autoComplete="off"
          className={selectClasses.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          {...ties}
        >
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown className={selectClasses.arrow} aria-hidden="true" size={22} />
      </div>
    </div>
  )
}
