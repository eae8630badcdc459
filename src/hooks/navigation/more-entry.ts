import type { ReactNode } from 'react'

/**
 * The row of a capability in Más: its feature's entry.tsx exports `entries`, and Más shows all of them. A row
 * is shown to whoever may open its path.
 */
export interface MoreEntry {
  path: string
  group: 'daily' | 'team' | 'audit' | 'device' | 'about' | 'account'
  /** Ascending within the group. */
  rank: number
  /** Called when the row is drawn: the icons' file may load after this one. */
  icon: () => ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'ok'
  useWords: () => { title: string; text?: string }
  /** A further condition, beside the right to open the path. */
  useIsThere?: () => boolean
  /** The address, where it is not the path itself. */
  useHref?: () => string
}
