import { useState } from 'react'
import type { OwnSurvey } from '#contract/questionnaire.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import classes from './evaluations.module.css'
import { texts } from './texts.es.ts'

const SIZE = 56

/** Who is evaluated (EVAL-15): number, name, position, department, photo. */
export function Evaluee({ survey }: { survey: OwnSurvey }) {
  const words = useTexts(texts)
  const [isGone, setGone] = useState(false)
  const name = properName(survey.nombre)
  return (
    <div className="t-row t-gap-3">
      {survey.foto === '' || isGone ? (
        <Avatar name={name} tone="teal" size={SIZE} />
      ) : (
        <img
          className={classes.photo}
          src={survey.foto}
          width={SIZE}
          height={SIZE}
          alt=""
          onError={() => setGone(true)}
        />
      )}
      <div className="t-shrink">
        <p className="t-flush t-strong t-row-text t-snug">{name}</p>
        <p className="t-flush t-quiet t-snug">{words.ask.who(survey.numero, sentenceCase(survey.puesto))}</p>
        <p className="t-flush t-quiet t-snug">{sentenceCase(survey.departamento)}</p>
      </div>
    </div>
  )
}
