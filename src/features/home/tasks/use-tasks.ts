import type { Task, TaskSource } from '#hooks/navigation/task.ts'
import { mergeTasks } from './task.ts'

const files = import.meta.glob<{ taskSources: readonly TaskSource[] }>('../../../models/*/tasks.tsx', {
  eager: true,
})
const sources = Object.values(files)
  .flatMap(({ taskSources }) => taskSources)
  .sort((one, other) => one.rank - other.rank)

/** Returns all tasks, from the tasks.tsx of each model; the list is incomplete until `isRead`. */
export function useTasks(): { tasks: Task[]; isRead: boolean } {
  // The same hooks in the same order at every render: the list is fixed when the module loads.
  const lists = sources.map(({ useTasks: useSource }) => useSource())
  return { tasks: mergeTasks(lists.map((list) => list ?? [])), isRead: !lists.includes(null) }
}
