import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'
import fieldClasses from './field.module.css'
import classes from './field-group.module.css'

export interface FieldGroupTexts {
  label: string
  /** True when the position makes the label clear. Screen readers still read the label. */
  hideLabel?: boolean
  description?: ReactNode
  error?: string | null
  className?: string | undefined
}

interface Props extends FieldGroupTexts {
  role?: 'radiogroup'
  children: (ties: GroupAttributes) => ReactNode
}

export interface GroupAttributes {
  'aria-invalid': true | undefined
}

export function FieldGroup({ label, hideLabel, description, error, className, role, children }: Props) {
  const id = useId()
  const described = [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean)
  const invalid = error ? true : undefined
  return (
    <fieldset
      className={classNames(classes.group, className)}
      role={role}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      aria-invalid={role === 'radiogroup' ? invalid : undefined}
    >
      <legend className={hideLabel ? 't-hidden' : classNames(fieldClasses.label, classes.legend)}>
        {label}
      </legend>
      {description && (
        <p id={`${id}-description`} className={fieldClasses.description}>
          {description}
        </p>
      )}
      {children({ 'aria-invalid': role === 'radiogroup' ? undefined : invalid })}
      {error && (
        <p id={`${id}-error`} className={fieldClasses.error}>
          <IconAlertCircle aria-hidden="true" size={20} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
