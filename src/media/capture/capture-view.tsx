import type { ComponentProps } from 'react'
import { classNames } from '#ui/theme/class-names.ts'
import classes from './capture.module.css'

/** Step of the screen. `sided` shows its picture beside the rest when the phone is in landscape. */
export function CaptureView({ sided = false, ...others }: ComponentProps<'div'> & { sided?: boolean }) {
  return <div {...others} className={classNames(classes.view, sided && classes.sided)} />
}

/** Buttons at the bottom of a step, within reach of the thumb. */
export function CaptureChoices(props: ComponentProps<'div'>) {
  return <div {...props} className={classes.choices} />
}
