import { IconShieldCheck } from '@tabler/icons-react'
import type { Poll } from '#domain/polls/poll.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './polls.module.css'
import { leadTexts } from './lead-texts.es.ts'

interface Props {
  title?: string
  intro: string
  poll: Poll
  /**
   * True shows the promise of anonymity. Only for the portal's own server, because a company's host may store
   * answers differently.
   */
  isPromised: boolean
}

export function PollLead({ title, intro, poll, isPromised }: Props) {
  const words = useTexts(leadTexts)
  const hasWords = poll.questions.some(({ kind, comment }) => kind === 'text' || comment !== undefined)
  return (
    <div className={classes.lead}>
      {title && (
        <h2 className="t-flush t-heavy t-h3 t-tight t-break" lang="es-MX">
          {title}
        </h2>
      )}
      {intro && (
        <p className="t-flush t-break" lang="es-MX">
          {intro}
        </p>
      )}
      {isPromised && (
        <p className={classes.promise}>
          <IconShieldCheck size={24} aria-hidden />
          <span>{hasWords ? words.promiseOfWords : words.promise}</span>
        </p>
      )}
    </div>
  )
}
