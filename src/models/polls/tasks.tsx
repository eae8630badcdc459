import type { TaskSource } from '#hooks/navigation/task.ts'
import { useDuePolls } from './due.ts'

export const taskSources: readonly TaskSource[] = [{ rank: 50, useTasks: () => useDuePolls().tasks }]
