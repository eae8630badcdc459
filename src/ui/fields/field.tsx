import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './field.module.css'

export interface FieldTexts {
  label: string
  /** True when a placeholder or the position makes the label clear. Screen readers still read the label. */
  hideLabel?: boolean
  description?: ReactNode
  error?: string | null
  className?: string | undefined
}

export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldTexts {
  id?: string | undefined
  /** Shown at the end of the label line and read with the field, for example '8 de 11'. */
  aside?: ReactNode
  children: (ties: ControlAttributes) => ReactNode
}

export function Field({
  id: givenId,
  label,
  hideLabel,
  description,
  error,
  className,
  aside,
  children,
}: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [
    aside ? `${id}-aside` : '',
    description ? `${id}-description` : '',
    error ? `${id}-error` : '',
  ].filter(Boolean)
  const labelLine = (
    <label htmlFor={id} className={hideLabel ? 't-hidden' : classes.label}>
      {label}
    </label>
  )
  return (
    <div className={className}>
      {aside ? (
        <div className={classes.line}>
          {labelLine}
          <span id={`${id}-aside`}>{aside}</span>
        </div>
      ) : (
        labelLine
      )}
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          <IconAlertCircle aria-hidden="true" size={20} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
