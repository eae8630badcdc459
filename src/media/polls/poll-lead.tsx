import { IconShieldCheck } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './polls.module.css'
import { leadTexts } from './lead-texts.es.ts'

interface Props {
  /** Where no header names it. */
  title?: string
  intro: string
  /** Of our server alone: how a company's own host keeps answers nobody here knows. */
  isPromised: boolean
}

/** What it is about, and what becomes of the answers: they are counted apart from who gave them. */
export function PollLead({ title, intro, isPromised }: Props) {
  const words = useTexts(leadTexts)
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
          <span>{words.promise}</span>
        </p>
      )}
    </div>
  )
}
