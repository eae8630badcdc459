import { IconCheck, IconMessage, IconMessageReply, IconStar } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './request-track.module.css'
import { ratingTexts } from './rating-texts.es.ts'

const icons = [IconMessage, IconMessageReply, IconStar] as const

interface Props {
  done: number
  /** Names of the steps: asked, answered, rated. */
  words: readonly string[]
}

export function RequestTrack({ done, words }: Props) {
  const { progress } = useTexts(ratingTexts)
  return (
    <div className={classes.track} role="img" aria-label={progress(done)}>
      {icons.map((Icon, index) => {
        const isDone = index < done
        return (
          <span
            key={words[index]}
            className={classes.step}
            data-done={isDone || undefined}
            data-next={index === done || undefined}
          >
            <span className={classes.dot}>{isDone ? <IconCheck size={20} /> : <Icon size={20} />}</span>
            <span className="t-snug">{words[index]}</span>
          </span>
        )
      })}
    </div>
  )
}
