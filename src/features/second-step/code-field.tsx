import { TextField } from '#ui/fields/text-field.tsx'
import classes from './second-step.module.css'

interface Props {
  id: string
  label: string
  value: string
  error: string | null
  /** Numbers alone, such as a new key's first code. */
  isNumeric?: boolean
  onChange: (value: string) => void
}

/** Numbers of the app, which a phone's keyboard may offer by itself, or a recovery code. */
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
