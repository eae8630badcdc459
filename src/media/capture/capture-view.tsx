import type { ComponentProps } from 'react'
import { classNames } from '#ui/theme/class-names.ts'
import classes from './capture.module.css'

/** View of the dialog. `sided` shows the picture beside the other content when the phone is in landscape. */
export function CaptureView({ sided = false, ...others }: ComponentProps<'div'> & { sided?: boolean }) {
  return <div {...others} className={classNames(classes.view, sided && classes.sided)} />
}

export function CaptureChoices(props: ComponentProps<'div'>) {
  return <div {...props} className={classes.choices} />
}
