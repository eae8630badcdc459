import type { ReactNode } from 'react'

/** Open task of the person, with the screen that completes it. */
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
