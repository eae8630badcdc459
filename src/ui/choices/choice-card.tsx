import { type ComponentProps, useId } from 'react'
import classes from './choice-card.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'radio' | 'checkbox'
  label: string
  /** Second line, which screen readers read after the label. */
  text?: string | undefined
}

/** The native control covers the whole card for keyboard and screen readers. */
export function ChoiceCard({ type, label, text, lang, ...others }: Props) {
  const id = useId()
  const ties = text && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-text` }
  return (
    <label className={classes.card}>
      {/* The browser must not remember a private choice. */}
      <input autoComplete="off" {...others} {...ties} type={type} className={classes.input} />
      <span className={classes.mark} data-kind={type} aria-hidden="true" />
      <span className="t-shrink t-break" lang={lang}>
        <span id={text && `${id}-label`}>{label}</span>
        {text && (
          <span id={`${id}-text`} className="t-block t-quiet t-small t-airy">
            {text}
          </span>
        )}
      </span>
    </label>
  )
}

export const choiceLayout = { row: classes.row ?? '', list: classes.list ?? '' } as const
