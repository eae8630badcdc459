import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { taskTexts } from './task-texts.es.ts'
import type { ShownTask } from './use-leaving.ts'

interface Props {
  tasks: readonly ShownTask[]
  label?: string
  labelledBy?: string
}

export function TaskRows({ tasks, ...name }: Props) {
  const words = useTexts(taskTexts)
  return (
    <ListCard {...name}>
      {tasks.map(({ task, isLeaving }) => (
        <ListRow
          key={task.key}
          leaving={isLeaving}
          lead={<Tile tone={task.tone} icon={task.icon} />}
          title={task.title}
          text={words.withMinutes(task.text, task.minutes)}
          href={`#${task.path}`}
        />
      ))}
    </ListCard>
  )
}
