import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { useSharedDevice } from '../theme/shared-device.ts'
import classes from './text-field.module.css'

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'size'> {
  /** 'large' is for screens with one or two fields. */
  size?: 'normal' | 'large'
  leftSection?: ReactNode
  rightSection?: ReactNode
}

export function TextField({
  label,
  hideLabel = false,
  description,
  error = null,
  className,
  size = 'normal',
  leftSection,
  rightSection,
  id,
  ...others
}: Props) {
  const isShared = useSharedDevice() !== null
  return (
    <Field {...{ id, label, hideLabel, description, error, className }}>
      {(ties) => (
        <div className={size === 'large' ? `${classes.box} ${classes.large}` : classes.box}>
          {leftSection && <span className={classes.left}>{leftSection}</span>}
          <input
            type="text"
            {...others}
            {...(isShared ? { autoComplete: quiet(others.type) } : {})}
            {...ties}
            className={classes.input}
          />
          {rightSection && <span className={classes.right}>{rightSection}</span>}
        </div>
      )}
    </Field>
  )
}

/** Browsers offer to save every password except with 'one-time-code'. */
function quiet(type: string | undefined): string {
  return type === 'password' ? 'one-time-code' : 'off'
}
