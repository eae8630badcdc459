import { type ComponentProps, useId } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import classes from './text-area.module.css'
import { useSharedDevice } from '../theme/shared-device.ts'

interface Props
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
  /** Maximum number of characters. Longer text is not cut off; the form rejects it. */
  limit: number
  countText: (count: number, limit: number) => string
  /** Counts like the server. Default: code points, where an emoji counts once. */
  lengthOf?: (text: string) => number
}

/** Text area with a counter. Blanks at both ends do not count. */
export function TextArea(props: Props) {
  const { label, hideLabel, description, error, className, id: givenId, ...rest } = props
  const { value, onChange, limit, countText, lengthOf, ...others } = rest
  const ownId = useId()
  const isShared = useSharedDevice() !== null
  const text = value.trim()
  const count = lengthOf?.(text) ?? Array.from(text).length
  return (
    <Field
      {...{ id: givenId ?? ownId, label, hideLabel, description, error, className }}
      aside={
        <span className={classes.count} data-over={count > limit || undefined}>
          {countText(count, limit)}
        </span>
      }
    >
      {(ties) => (
        <textarea
          rows={4}
          {...others}
          {...(isShared ? { autoComplete: 'off' } : {})}
          {...ties}
          className={classes.area}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
