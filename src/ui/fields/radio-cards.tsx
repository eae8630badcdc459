import { useId } from 'react'
import { ChoiceCard, choiceLayout } from './choice-card.tsx'
import { FieldGroup, type FieldGroupTexts } from './field-group.tsx'

interface Option<Value extends string | number> {
  value: Value
  label: string
  /** Of a list of the company, which stays Spanish in every language: screen readers read it so. */
  lang?: 'es-MX'
}

interface Props<Value extends string | number> extends FieldGroupTexts {
  /** Of the chosen card, or of the first: an error's link leads there. */
  id?: string | undefined
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  onBlur?: () => void
  /** row: two or three short words. */
  layout?: 'row' | 'list'
}

/** One of a few, all of them seen: yes or no, marital status. */
export function RadioCards<Value extends string | number>(props: Props<Value>) {
  const { id, value, options, onChange, onBlur, layout = 'list', ...texts } = props
  const name = useId()
  const target = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <FieldGroup {...texts} role="radiogroup">
      {() => (
        <div className={choiceLayout[layout]}>
          {options.map((option, index) => (
            <ChoiceCard
              key={option.value}
              type="radio"
              id={index === target ? id : undefined}
              name={name}
              value={option.value}
              label={option.label}
              lang={option.lang}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
