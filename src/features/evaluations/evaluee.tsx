import { useState } from 'react'
import type { OwnSurvey } from '#contract/evaluations/questionnaire.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import classes from './evaluations.module.css'
import { texts } from './texts.es.ts'

export function Evaluee({ survey }: { survey: OwnSurvey }) {
  const words = useTexts(texts).ask
  const [isGone, setGone] = useState(false)
  const name = properName(survey.nombre)
  return (
    <div className="t-row t-gap-3">
      <span className={classes.face}>
        {survey.foto === '' || isGone ? (
          <Avatar name={name} size={52} />
        ) : (
          <img src={survey.foto} width={52} height={52} alt="" onError={() => setGone(true)} />
        )}
      </span>
      <div className="t-shrink">
        <p className="t-flush t-heavy t-row-text t-snug">{name}</p>
        <p className="t-flush t-quiet t-small t-snug">
          {words.who(survey.numero, sentenceCase(survey.puesto))}
        </p>
        <p className="t-flush t-quiet t-small t-snug">{sentenceCase(survey.departamento)}</p>
      </div>
    </div>
  )
}
