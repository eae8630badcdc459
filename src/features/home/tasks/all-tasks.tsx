import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TaskRows } from './task-rows.tsx'
import { taskTexts } from './task-texts.es.ts'
import { useLeaving } from './use-leaving.ts'
import { useTasks } from './use-tasks.ts'

/** All that is missing, each one tap away from where it is done. */
export function Screen() {
  const words = useTexts(taskTexts)
  const tasks = useTasks()
  const shown = useLeaving(tasks)
  if (shown.length === 0) {
    return <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
  }
  return <TaskRows label={words.count(tasks.length)} tasks={shown} />
}
