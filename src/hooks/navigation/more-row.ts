import type { ReactNode } from 'react'

/**
 * Row of Más. A feature's `more-rows.tsx` exports its rows. A person sees a row only when they may open its path.
 */
export interface MoreRow {
  path: string
  group: 'daily' | 'team' | 'audit' | 'device' | 'about' | 'account'
  /** Ascending within the group. */
  rank: number
  /** A function, because the icons' chunk may load after this file. */
  icon: () => ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'ok'
  /** Default: the title of the screen. */
  title?: () => string
  text?: () => string
  /** Text that depends on data, in place of `text`. */
  useText?: () => string | undefined
  /** Further condition, in addition to the right to open the path. */
  useIsShown?: () => boolean
  useHref?: () => string
}
