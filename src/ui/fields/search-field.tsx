import { IconSearch, IconX } from '@tabler/icons-react'
import classes from './search-field.module.css'
import { TextField } from './text-field.tsx'

interface Props {
  label: string
  placeholder: string
  clearLabel: string
  value: string
  onChange: (text: string) => void
  maxLength?: number
  className?: string | undefined
  id?: string
  error?: string | null
}

/** Search field with its own clear button, because the browser's button is too small to tap. */
export function SearchField({ label, clearLabel, value, onChange, ...others }: Props) {
  return (
    <TextField
      {...others}
      label={label}
      hideLabel
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      leftSection={<IconSearch size={22} aria-hidden />}
      rightSection={
        value && (
          <button
            type="button"
            className={classes.clear}
            aria-label={clearLabel}
            onClick={() => onChange('')}
          >
            <IconX size={22} aria-hidden />
          </button>
        )
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
