import type { ReactNode } from 'react'

/** Jobs of desk workers, in the order of Más and of the menu on a wide screen. */
export const JOBS = ['team', 'hr', 'hiring', 'pay', 'people', 'portal'] as const
export type Job = (typeof JOBS)[number]

/**
 * Row of Más, exported by a feature's `more-rows.tsx`. A person sees a row only when they may open its path.
 */
export interface MoreRow {
  path: string
  group: 'daily' | Job | 'audit' | 'device' | 'about' | 'account'
  rank: number
  /** A function, because the icons may load after this file. */
  icon: () => ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'ok'
  title?: () => string
  text?: () => string
  /** Hook that returns a text computed from data, used instead of `text`. */
  useText?: () => string | undefined
  /** Hook with a further condition, in addition to the permission to open the path. */
  useIsShown?: () => boolean
  useHref?: () => string
}
