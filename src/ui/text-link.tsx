import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import classes from './text-link.module.css'

interface Props {
  children: ReactNode
  icon?: ReactNode
  href?: string
  external?: boolean
  onClick?: () => void
  /** Underlined: inside a coloured card, where colour alone does not say "link". */
  underline?: boolean
  className?: string
  /** Language of the words when it is not the page's. */
  lang?: string
}

/** Words that act, 48 px high: a link with `href`, else a button. */
export function TextLink({ children, icon, href, external, onClick, underline, className, lang }: Props) {
  const name = classNames(classes.link, underline && classes.underline, className)
  const inside = (
    <>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </>
  )
  return href !== undefined ? (
    <a
      className={name}
      href={href}
      lang={lang}
      onClick={onClick}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {inside}
    </a>
  ) : (
    <button type="button" className={name} lang={lang} onClick={onClick}>
      {inside}
    </button>
  )
}
