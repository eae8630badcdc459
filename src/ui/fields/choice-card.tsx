import type { ComponentProps } from 'react'
import classes from './choice-card.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'radio' | 'checkbox'
  label: string
}

/** Choice, 56 px high. Its native control covers the card, so keyboard and screen readers work without extra code. */
export function ChoiceCard({ type, label, lang, ...others }: Props) {
  return (
    <label className={classes.card}>
      {/* Off, so that the browser does not remember the choice, which is private. */}
      <input autoComplete="off" {...others} type={type} className={classes.input} />
      <span className={classes.mark} data-kind={type} aria-hidden="true" />
      <span className="t-shrink t-break" lang={lang}>
        {label}
      </span>
    </label>
  )
}

/** Layouts of choices: `row` for short ones, `list` for a list that uses columns when there is room. */
export const choiceLayout = { row: classes.row ?? '', list: classes.list ?? '' } as const
