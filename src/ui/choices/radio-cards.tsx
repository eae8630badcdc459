import { type ReactNode, useId } from 'react'
import { ChoiceCard, choiceLayout } from './choice-card.tsx'
import { FieldGroup, type FieldGroupTexts } from '#ui/fields/field-group.tsx'

interface Option<Value extends string | number> {
  value: Value
  label: string
  /** Second line, with the meaning of the choice. */
  text?: string
  lang?: 'es-MX'
}

interface Props<Value extends string | number> extends FieldGroupTexts {
  id?: string | undefined
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  onBlur?: () => void
  layout?: 'row' | 'list'
  /** Shown between the label and the cards, such as a search field for the cards. */
  lead?: ReactNode
}

export function RadioCards<Value extends string | number>(props: Props<Value>) {
  const { id, value, options, onChange, onBlur, layout = 'list', lead, ...texts } = props
  const name = useId()
  const target = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <FieldGroup {...texts} role="radiogroup">
      {() => (
        <>
          {lead}
          <div className={choiceLayout[layout]}>
            {options.map((option, index) => (
              <ChoiceCard
                key={option.value}
                type="radio"
                id={index === target ? id : undefined}
                name={name}
                value={option.value}
                label={option.label}
                text={option.text}
                lang={option.lang}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  )
}
