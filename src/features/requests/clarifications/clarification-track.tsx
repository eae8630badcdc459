import { IconCheck, IconMessage, IconMessageReply, IconStar } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import type { ClarificationRow } from './clarification-rows.ts'
import { clarificationTexts } from './clarification-texts.es.ts'
import classes from './clarifications.module.css'

const steps = [
  { name: 'asked', icon: IconMessage },
  { name: 'answered', icon: IconMessageReply },
  { name: 'rated', icon: IconStar },
] as const

/** How far a request is, to be seen at a glance: asked, answered, rated. */
export function ClarificationTrack({ row }: { row: ClarificationRow }) {
  const words = useTexts(clarificationTexts)
  const done = row.level !== null ? 3 : row.isOpen ? 1 : 2
  return (
    // A list of three with its progress: drawn, and told in one sentence.
    <div className={classes.track} role="img" aria-label={words.stepsLabel(done)}>
      {steps.map(({ name, icon: Icon }, index) => {
        const isDone = index < done
        return (
          <span
            key={name}
            className={classes.step}
            data-done={isDone || undefined}
            data-next={index === done || undefined}
          >
            <span className={classes.dot}>{isDone ? <IconCheck size={20} /> : <Icon size={20} />}</span>
            <span className={classes.stepWord}>{words.steps[name]}</span>
          </span>
        )
      })}
    </div>
  )
}
