import type { ReactNode } from 'react'

export interface Task {
  key: string
  icon: ReactNode
  tone: 'primary' | 'teal' | 'pink' | 'warn' | 'error' | 'money'
  /** Text that begins with a verb. */
  title: string
  text: string
  /** Estimated minutes. */
  minutes: number
  path: string
}

/** Source of tasks. Models export their sources in `tasks.tsx`, and Inicio collects these files. */
export interface TaskSource {
  rank: number
  /** Hook that returns the tasks; null until the source is read. */
  useTasks: () => readonly Task[] | null
}
