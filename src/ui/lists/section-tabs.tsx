import type { ReactNode } from 'react'
import classes from './section-tabs.module.css'

export interface SectionTab {
  href: string
  label: string
  icon: ReactNode
  current: boolean
}

interface Props {
  label: string
  tabs: readonly SectionTab[]
}

/** The tabs are links, because each screen is a page. */
export function SectionTabs({ label, tabs }: Props) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={classes.tab}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
        >
          <span className={classes.icon} aria-hidden="true">
            {tab.icon}
          </span>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
