import type { ReactNode } from 'react'

/** One thing that is missing, and the place where it is done. */
export interface Task {
  key: string
  icon: ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'error' | 'money'
  /** Verb first. */
  title: string
  text: string
  /** How long it takes. */
  minutes: number
  path: string
}
