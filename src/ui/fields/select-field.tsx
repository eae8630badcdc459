import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import classes from './select-field.module.css'

export interface SelectOption {
  value: string
  label: string
  lang?: 'es-MX'
}

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts | 'size' | 'children'> {
  options: readonly SelectOption[]
}

/** Native select: the phone's own picker is large and familiar. */
export function SelectField({
  label,
  hideLabel = false,
  description,
  error = null,
  className,
  options,
  id,
  ...others
}: Props) {
  return (
    <Field {...{ id, label, hideLabel, description, error, className }}>
      {(ties) => (
        <div className="t-row t-anchor">
          {/* The browser must not remember a private choice. */}
          <select autoComplete="off" {...others} {...ties} className={classes.select}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={classes.arrow} aria-hidden="true" size={22} />
        </div>
      )}
    </Field>
  )
}
