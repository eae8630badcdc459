import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './list-card.module.css'

interface CardProps {
  children: ReactNode
  label?: string
  labelledBy?: string
}

/** Renders a list element; screen readers then announce the number of rows. */
export function ListCard({ children, label, labelledBy }: CardProps) {
  return (
    // Safari drops the list role when CSS removes the bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="t-card t-list" role="list" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

interface RowProps {
  title: ReactNode
  text?: ReactNode
  chip?: ReactNode
  lead?: ReactNode
  /** Right end, before the chevron. Must not contain a control when the row is a link or a button. */
  trail?: ReactNode
  action?: ReactNode
  actionBelow?: boolean
  /** Keeps the action beside a short text on a phone. With a large text size, the action moves below. */
  actionBeside?: boolean
  href?: string
  external?: boolean
  onClick?: () => void
  /** False when the right end already shows what a tap does. */
  chevron?: boolean
  current?: boolean
  /** True when the row is finished and about to disappear. */
  leaving?: boolean
}

export function ListRow({
  title,
  text,
  chip,
  lead,
  trail,
  action,
  actionBelow,
  actionBeside,
  href,
  external,
  onClick,
  chevron = true,
  current,
  leaving,
}: RowProps) {
  const interactive = href !== undefined || onClick !== undefined
  const inside = (
    <>
      <span className={classes.words}>
        {lead}
        <span className={classes.text}>
          <span className="t-strong t-row-text t-snug">{title}</span>
          {text && <span className="t-quiet t-small t-airy">{text}</span>}
          {chip && <span className={classes.chip}>{chip}</span>}
        </span>
      </span>
      {trail && <span className={classes.trail}>{trail}</span>}
      {interactive && chevron && !action && (
        <IconChevronRight className="t-firm t-quiet" aria-hidden="true" size={22} />
      )}
    </>
  )
  const shared = {
    className: classNames(classes.row, interactive && classes.interactive),
    'aria-current': current ? ('true' as const) : undefined,
  }
  return (
    <li
      className={classes.item}
      data-leaving={leaving || undefined}
      data-below={actionBelow || undefined}
      data-beside={actionBeside || undefined}
    >
      {href !== undefined ? (
        <a {...shared} href={href} {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}>
          {inside}
        </a>
      ) : onClick ? (
        <button type="button" {...shared} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <div {...shared}>{inside}</div>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </li>
  )
}
