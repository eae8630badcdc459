import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './text-link.module.css'

interface Props {
  children: ReactNode
  icon?: ReactNode
  href?: string
  external?: boolean
  onClick?: () => void
  /** For a coloured card, where colour alone does not mark a link. */
  underline?: boolean
  className?: string
  /** Language of the text, when it is not the page's language. */
  lang?: string
  /** Element that distinguishes links with the same words. */
  describedBy?: string
  /** Id by which the link gets the focus when the dialog or pane that it opened closes. */
  id?: string
}

/** 48 px high. */
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
