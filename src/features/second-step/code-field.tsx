import { TextField } from '#ui/fields/text-field.tsx'
import classes from './second-step.module.css'

interface Props {
  id: string
  label: string
  value: string
  error: string | null
  isNumeric?: boolean
  onChange: (value: string) => void
}

/** `one-time-code` lets a phone's keyboard suggest the code. */
export function CodeField({ id, label, value, error, isNumeric = false, onChange }: Props) {
  return (
    <TextField
      id={id}
      className={classes.code}
      label={label}
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={32}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
