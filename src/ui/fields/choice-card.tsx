import type { ComponentProps } from 'react'
import classes from './choice-card.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'radio' | 'checkbox'
  label: string
}

/** One choice, 56 px high: a native control over its whole card, so arrows, the space bar and screen readers work by themselves. */
export function ChoiceCard({ type, label, lang, ...others }: Props) {
  return (
    <label className={classes.card}>
      {/* Which entry was chosen is nobody's business but the person's. */}
      <input autoComplete="off" {...others} type={type} className={classes.input} />
      <span className={classes.mark} data-kind={type} aria-hidden="true" />
      <span className="t-shrink t-break" lang={lang}>
        {label}
      </span>
    </label>
  )
}

/** Where choices lie: side by side when they are short, else below each other, in columns where there is room. */
export const choiceLayout = { row: classes.row ?? '', list: classes.list ?? '' } as const
