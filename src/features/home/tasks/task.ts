import type { Task } from '#hooks/navigation/task.ts'

/**
 * Interleaves the sources: the first task of each, then the second of each. A source with many tasks does not fill
 * the first three places.
 * @param sources in order of importance
 */
export function mergeTasks(sources: readonly (readonly Task[])[]): Task[] {
  const longest = Math.max(0, ...sources.map((tasks) => tasks.length))
  return Array.from({ length: longest }, (_, turn) =>
    sources.flatMap((tasks) => tasks.slice(turn, turn + 1)),
  ).flat()
}
