import { TextInput, type TextInputProps } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import classes from './text-field.module.css'

interface Props extends Omit<TextInputProps, 'error' | 'size'> {
  label: string
  /** Drawn under the field with an icon, and read with it. */
  error?: string | null
  /** large: 56 px, screens with one or two fields. */
  size?: 'normal' | 'large'
}

export function TextField({ error, size = 'normal', ...others }: Props) {
  return (
    <TextInput
      {...others}
      classNames={size === 'large' ? { input: classes.large } : {}}
      error={
        error ? (
          <span className={classes.error}>
            <IconAlertCircle aria-hidden="true" size={20} />
            <span>{error}</span>
          </span>
        ) : null
      }
    />
  )
}
