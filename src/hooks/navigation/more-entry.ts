import type { ReactNode } from 'react'

/**
 * The row of a capability in Más; its feature's entry.tsx exports `entries`, and Más takes all of them. It is there for
 * whoever may open the path.
 */
export interface MoreEntry {
  path: string
  group: 'account' | 'team' | 'audit' | 'device' | 'about'
  /** Ascending within the group. */
  rank: number
  /** Drawn when the row is: the icons' file may come after this one. */
  icon: () => ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'ok'
  useWords: () => { title: string; text?: string }
  /** More than its path asks for. */
  useIsThere?: () => boolean
  /** Where it leads, where that is not the path itself. */
  useHref?: () => string
}
