import type { ReactNode } from 'react'

/** Jobs at a desk, in the order of Más and of the menu of a wide screen. */
export const JOBS = ['team', 'hr', 'hiring', 'pay', 'people', 'portal'] as const
export type Job = (typeof JOBS)[number]

/**
 * Row of Más. A feature's `more-rows.tsx` exports its rows. A person sees a row only when they may open its path.
 */
export interface MoreRow {
  path: string
  group: 'daily' | Job | 'audit' | 'device' | 'about' | 'account'
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
