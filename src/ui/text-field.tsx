import { TextInput, type TextInputProps } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useSharedDevice } from './shared-device.ts'
import classes from './text-field.module.css'

interface Props extends Omit<TextInputProps, 'error' | 'size'> {
  label: string
  /** Drawn under the field with an icon, and read with it. */
  error?: string | null
  /** large: 56 px, screens with one or two fields. */
  size?: 'normal' | 'large'
}

export function TextField({ error, size = 'normal', ...others }: Props) {
  const isShared = useSharedDevice() !== null
  return (
    <TextInput
      {...others}
      {...(isShared ? { autoComplete: quiet(others.type) } : {})}
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

/** What browsers obey: a password is kept out of their password store only as a code that is good for one time. */
function quiet(type: string | undefined): string {
  return type === 'password' ? 'one-time-code' : 'off'
}
