import { paths } from '#hooks/navigation/paths.ts'
import type { Task } from '#hooks/navigation/task.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { TaskRows } from './task-rows.tsx'
import { taskTexts } from './task-texts.es.ts'
import { useLeaving } from './use-leaving.ts'

const MOST = 3

export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const words = useTexts(taskTexts)
  const shown = useLeaving(tasks.slice(0, MOST))
  if (shown.length === 0) return null
  return (
    <section>
      <SectionTitle
        id="tasks"
        size="large"
        action={tasks.length > MOST && <TextLink href={`#${paths.tasks}`}>{words.seeAll}</TextLink>}
      >
        {words.count(tasks.length)}
      </SectionTitle>
      <TaskRows labelledBy="tasks" tasks={shown} />
    </section>
  )
}
