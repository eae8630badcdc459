import type { ReactNode } from 'react'

/** One thing that the person has left to do, and the screen where it is done. */
export interface Task {
  key: string
  icon: ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'error' | 'money'
  /** Verb first. */
  title: string
  text: string
  /** Estimated minutes. */
  minutes: number
  path: string
}
