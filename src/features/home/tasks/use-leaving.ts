import { useEffect, useState } from 'react'
import { useMedia } from '#ui/theme/use-media.ts'
import type { Task } from '#hooks/navigation/task.ts'

/** Milliseconds. Motion takes at most 200 ms, and none under reduced motion (product.md). */
const LEAVING_MS = 180

export interface ShownTask {
  task: Task
  isLeaving: boolean
}

export function useLeaving(tasks: readonly Task[]): ShownTask[] {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [before, setBefore] = useState(tasks)
  const names = namesOf(tasks)
  const gone = before.filter(({ key }) => !tasks.some((task) => task.key === key))
  if ((gone.length === 0 || isStill) && namesOf(before) !== names) setBefore(tasks)
  const goneNames = namesOf(gone)
  useEffect(() => {
    if (goneNames === '') return
    const timer = setTimeout(
      () => setBefore((last) => last.filter(({ key }) => !goneNames.split(' ').includes(key))),
      LEAVING_MS,
    )
    return () => clearTimeout(timer)
  }, [goneNames])
  const current = tasks.map((task) => ({ task, isLeaving: false }))
  if (isStill) return current
  return before.reduce<ShownTask[]>((shown, task, index) => {
    if (!gone.includes(task)) return shown
    return [...shown.slice(0, index), { task, isLeaving: true }, ...shown.slice(index)]
  }, current)
}

/** Joins the keys for comparison, because each render creates a new list. */
function namesOf(tasks: readonly Task[]): string {
  return tasks.map(({ key }) => key).join(' ')
}
