import type { ReactNode } from 'react'

/**
 * Row of Más. A feature's entry.tsx exports its rows as `entries`. A person sees a row only when they may open
 * its path.
 */
export interface MoreEntry {
  path: string
  group: 'daily' | 'team' | 'audit' | 'device' | 'about' | 'account'
  /** Ascending within the group. */
  rank: number
  /** A function, because the icons' chunk may load after this one. */
  icon: () => ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'ok'
  useWords: () => { title: string; text?: string }
  /** Further condition, in addition to the right to open the path. */
  useIsThere?: () => boolean
  /** Address of the link, when it differs from `path`. */
  useHref?: () => string
}
