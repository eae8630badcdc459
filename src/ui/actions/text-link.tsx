import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './text-link.module.css'

interface Props {
  children: ReactNode
  icon?: ReactNode
  href?: string
  external?: boolean
  onClick?: () => void
  /** Underlines the link on a coloured card, where the colour alone does not mark a link. */
  underline?: boolean
  className?: string
  lang?: string
  describedBy?: string
  id?: string
}

export function TextLink({ children, icon, external, underline, describedBy, ...others }: Props) {
  const { href, onClick, lang, id } = others
  const shared = {
    id,
    lang,
    onClick,
    className: classNames(classes.link, underline && classes.underline, others.className),
    'aria-describedby': describedBy,
  }
  const inside = (
    <>
      {icon && (
        <span className="t-slot" aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </>
  )
  return href !== undefined ? (
    <a {...shared} href={href} {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {inside}
    </a>
  ) : (
    <button type="button" {...shared}>
      {inside}
    </button>
  )
}
