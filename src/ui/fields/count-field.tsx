import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './count-field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { useSharedDevice } from '../theme/shared-device.ts'
import boxClasses from './text-field.module.css'

type Input = Omit<ComponentProps<'input'>, keyof FieldTexts | 'size' | 'value' | 'onChange' | 'prefix'>

interface Props extends FieldTexts, Input {
  value: string
  onChange: (value: string) => void
  /** Expected number of characters, without blanks. */
  length: number
  countText: (count: number, length: number) => string
  /** Printed prefix that the person does not type, for example IDMEX. */
  prefix?: ReactNode
  upperCase?: boolean
}

/** Monospaced field, for comparison with a paper document. Blanks do not count and are removed on blur. */
export function CountField(props: Props) {
  const { label, hideLabel, description, error, className, id: givenId, ...rest } = props
  const { value, onChange, length, countText, prefix, upperCase = false, onBlur, ...others } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  const isShared = useSharedDevice() !== null
  const count = Array.from(dense(value)).length
  return (
    <Field
      {...{ id, label, hideLabel, description, error, className }}
      aside={
        <span className={classes.count} data-over={count > length || undefined}>
          {countText(count, length)}
        </span>
      }
    >
      {(ties) => (
        <div className={boxClasses.box}>
          {prefix && (
            <span className={classes.prefix} id={`${id}-prefix`}>
              {prefix}
            </span>
          )}
          <input
            type="text"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize={upperCase ? 'characters' : 'none'}
            spellCheck={false}
            {...others}
            {...(isShared ? { autoComplete: 'off' } : {})}
            {...ties}
            aria-describedby={[prefix ? `${id}-prefix` : '', ties['aria-describedby']]
              .filter(Boolean)
              .join(' ')}
            className={classNames(boxClasses.input, classes.input)}
            data-upper={upperCase || undefined}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={(event) => {
              const tidy = upperCase ? dense(value).toUpperCase() : dense(value)
              if (tidy !== value) onChange(tidy)
              onBlur?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}

function dense(text: string): string {
  return text.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '')
}
