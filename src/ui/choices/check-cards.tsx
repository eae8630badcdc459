import { ChoiceCard, choiceLayout } from './choice-card.tsx'
import { FieldGroup, type FieldGroupTexts } from '#ui/fields/field-group.tsx'

interface Option {
  value: number
  label: string
  lang?: 'es-MX'
}

interface Props extends FieldGroupTexts {
  /** Id of the first card, which the error link focuses. */
  id?: string | undefined
  value: readonly number[]
  options: readonly Option[]
  exclusive?: readonly number[]
  onChange: (value: number[]) => void
  onBlur?: () => void
}

export function CheckCards({ id, value, options, exclusive = [], onChange, onBlur, ...texts }: Props) {
  return (
    <FieldGroup {...texts}>
      {(ties) => (
        <div className={choiceLayout.list}>
          {options.map((option, index) => (
            <ChoiceCard
              key={option.value}
              type="checkbox"
              id={index === 0 ? id : undefined}
              value={option.value}
              label={option.label}
              lang={option.lang}
              checked={value.includes(option.value)}
              onChange={() => onChange(pick(value, option.value, exclusive))}
              onBlur={onBlur}
              {...ties}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

function pick(chosen: readonly number[], picked: number, exclusive: readonly number[]): number[] {
  if (chosen.includes(picked)) return chosen.filter((value) => value !== picked)
  if (exclusive.includes(picked)) return [picked]
  return [...chosen.filter((value) => !exclusive.includes(value)), picked]
}
