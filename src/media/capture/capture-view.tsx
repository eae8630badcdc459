import type { ComponentProps } from 'react'
import { classNames } from '#ui/theme/class-names.ts'
import classes from './capture.module.css'

/** One step of the screen. `sided`: it has a picture, which stands beside the rest when the phone lies. */
export function CaptureView({ sided = false, ...others }: ComponentProps<'div'> & { sided?: boolean }) {
  return <div {...others} className={classNames(classes.view, sided && classes.sided)} />
}

/** The decisions, at hand at the bottom. */
export function CaptureChoices(props: ComponentProps<'div'>) {
  return <div {...props} className={classes.choices} />
}
