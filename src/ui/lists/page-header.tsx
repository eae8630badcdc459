import { IconArrowLeft, IconX } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../theme/class-names.ts'
import { IconAction } from '../actions/icon-action.tsx'
import classes from './page-header.module.css'

interface Props {
  title: ReactNode
  sub?: ReactNode
  onBack?: () => void
  backHref?: string
  /** Label of the arrow, 'Regresar' or 'Cerrar'. The arrow is hidden without a label. */
  backLabel?: string
  /** 'close' shows an X instead of the arrow. */
  backIcon?: 'arrow' | 'close'
  right?: ReactNode
  below?: ReactNode
  /** True adds a card background with a lower border, for detail screens. */
  raised?: boolean
  titleRef?: Ref<HTMLHeadingElement>
}

export function PageHeader({
  title,
  sub,
  onBack,
  backHref,
  backLabel,
  backIcon = 'arrow',
  right,
  below,
  raised = false,
  titleRef,
}: Props) {
  const Icon = backIcon === 'close' ? IconX : IconArrowLeft
  return (
    <header className={classNames(classes.header, raised && classes.raised)}>
      <div className={classes.line}>
        {backLabel && (
          <IconAction icon={<Icon size={24} />} label={backLabel} href={backHref} onClick={onBack} />
        )}
        <div className={classNames(classes.words, !backLabel && classes.alone)}>
          <h1 className={classes.title} ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {sub && <p className={classes.sub}>{sub}</p>}
        </div>
        {right && <div className={classes.right}>{right}</div>}
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </header>
  )
}
