import type { ComponentProps } from 'react'
import classes from './choice-card.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'radio' | 'checkbox'
  label: string
}

/** 56 px high. The native control covers the card: keyboard and screen readers work without extra code. */
export function ChoiceCard({ type, label, lang, ...others }: Props) {
  return (
    <label className={classes.card}>
      {/* The browser must not remember a private choice. */}
      <input autoComplete="off" {...others} type={type} className={classes.input} />
      <span className={classes.mark} data-kind={type} aria-hidden="true" />
      <span className="t-shrink t-break" lang={lang}>
        {label}
      </span>
    </label>
  )
}

export const choiceLayout = { row: classes.row ?? '', list: classes.list ?? '' } as const
