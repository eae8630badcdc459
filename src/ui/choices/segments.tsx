import { type ReactNode, useId } from 'react'
import classes from './segments.module.css'

interface Option<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
}

interface Props<Value extends string> {
  label: string
  value: Value | ''
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  id?: string
  error?: string | null
}

/** Made of native radio buttons, for arrow keys and screen readers. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  id,
  error = null,
}: Props<Value>) {
  const name = useId()
  const saying = `${name}-error`
  const group = (
    <fieldset
      className={classes.group}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-describedby={error === null ? undefined : saying}
    >
      <legend className="t-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.face}>
            {option.icon && (
              <span className="t-slot" aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span>{option.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
  if (error === null) return group
  return (
    <div>
      {group}
      <p className={classes.error} id={saying} role="alert">
        {error}
      </p>
    </div>
  )
}
