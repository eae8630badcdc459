import type { ReactNode } from 'react'
import classes from './section-tabs.module.css'

export interface SectionTab {
  href: string
  label: string
  icon: ReactNode
  /** The screen that is open. */
  current: boolean
}

interface Props {
  /** Names the group: 'Mi dinero'. */
  label: string
  tabs: readonly SectionTab[]
}

/** The screens of one section side by side, 56 px high, under the header: links, since each is a page of its own. */
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
