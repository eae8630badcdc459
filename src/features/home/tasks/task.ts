import type { Task } from '#hooks/navigation/task.ts'

/**
 * One of each source, then the second of each: what has many parts leaves room for the others among the first three.
 * @param sources in the order of their weight
 */
export function mergeTasks(sources: readonly (readonly Task[])[]): Task[] {
  const longest = Math.max(0, ...sources.map((tasks) => tasks.length))
  return Array.from({ length: longest }, (_, turn) =>
    sources.flatMap((tasks) => tasks.slice(turn, turn + 1)),
  ).flat()
}
