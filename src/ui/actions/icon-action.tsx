import type { ReactNode } from 'react'
import classes from './icon-action.module.css'

interface Props {
  icon: ReactNode
  label: string
  badge?: number
  href?: string
  onClick?: () => void
}

/** Icon without a visible word, only for bell, back and close. As large as a touch target (--t-target). */
export function IconAction({ icon, label, badge = 0, href, onClick }: Props) {
  const inside = (
    <>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {badge > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </>
  )
  return href !== undefined ? (
    <a className={classes.action} href={href} aria-label={label} onClick={onClick}>
      {inside}
    </a>
  ) : (
    <button type="button" className={classes.action} aria-label={label} onClick={onClick}>
      {inside}
    </button>
  )
}
