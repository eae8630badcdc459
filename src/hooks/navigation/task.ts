import type { ReactNode } from 'react'

export interface Task {
  key: string
  icon: ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'error' | 'money'
  /** Begins with a verb. */
  title: string
  text: string
  /** Estimated minutes. */
  minutes: number
  path: string
}

/** Source of tasks. The file `tasks.tsx` of a model exports its sources; Inicio collects these files. */
export interface TaskSource {
  /** Tasks of a lower rank come first. */
  rank: number
  /** Hook. Returns null until the source is read. */
  useTasks: () => readonly Task[] | null
}
