import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { useLate, useReady } from '#hooks/operations/use-ready.ts'
import { texts } from '../texts.es.ts'
import { TaskRows } from './task-rows.tsx'
import { taskTexts } from './task-texts.es.ts'
import { useFirstAnswers } from './use-first-answers.ts'
import { useLeaving } from './use-leaving.ts'
import { useTasks } from './use-tasks.ts'

/** Lists all tasks with links to their screens. Shows a skeleton until all are known or the wait is too long. */
export function Screen() {
  const words = useTexts(taskTexts)
  const { tasks, isRead } = useTasks()
  const shown = useLeaving(tasks)
  const { isReady, ready } = useReady()
  const isLate = useLate()
  useFirstAnswers(ready)
  if (!(isReady && isRead) && !isLate) return <Waiting />
  if (shown.length === 0) {
    return <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
  }
  return <TaskRows label={words.count(tasks.length)} tasks={shown} />
}

function Waiting() {
  const words = useTexts(texts)
  return <SkeletonRows label={words.waiting} slowText={words.pay.slow} retryText={words.side.again} />
}
