import type { Task, TaskSource } from '#hooks/navigation/task.ts'
import { mergeTasks } from './task.ts'

const files = import.meta.glob<{ taskSources: readonly TaskSource[] }>('../../../models/*/tasks.tsx', {
  eager: true,
})
const sources = Object.values(files)
  .flatMap(({ taskSources }) => taskSources)
  .sort((one, other) => one.rank - other.rank)

/** Calls the same hooks in the same order at every render, because the sources are fixed at load time. */
function useLists(): (readonly Task[] | null)[] {
  const lists: (readonly Task[] | null)[] = []
  // oxlint-disable-next-line react/rules-of-hooks
  for (const { useTasks: useSource } of sources) lists.push(useSource())
  return lists
}

/** Returns all tasks from the tasks.tsx of each model. The list is incomplete until `isRead`. */
export function useTasks(): { tasks: Task[]; isRead: boolean } {
  const lists = useLists()
  return { tasks: mergeTasks(lists.map((list) => list ?? [])), isRead: !lists.includes(null) }
}
