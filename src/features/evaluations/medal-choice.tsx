import { IconCheck } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import { medals, type Points } from '#domain/temporary/score.ts'
import type { Question } from '#models/evaluations/answers.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './evaluations.module.css'
import { MedalDrawing } from './medal-drawing.tsx'
import { texts } from './texts.es.ts'

interface Props {
  question: Question
  points: Points | null
  /** True when the survey takes no more answers. Given answers stay readable. */
  isClosed: boolean
  onGive: (points: Points) => void
  /** Called after each tap, also on the chosen medal. Not called after a choice by keyboard. */
  onTap: () => void
  head: Ref<HTMLLegendElement>
}

/** Question with its four medals (EVAL-17 … EVAL-21), as radio buttons for keyboard and screen readers. */
export function MedalChoice({ question, points, isClosed, onGive, onTap, head }: Props) {
  const words = useTexts(texts)
  const name = useId()
  return (
    <fieldset className={classes.medals}>
      {/* Questions and medal meanings come from the company, always in Spanish. */}
      <legend className={classes.question} lang="es-MX" ref={head} tabIndex={-1}>
        {question.text}
      </legend>
      {medals.map((medal, at) => {
        const value = (at + 1) as Points
        return (
          <label key={medal} className={classes.medal} data-chosen={points === value || undefined}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              value={value}
              checked={points === value}
              disabled={isClosed}
              onChange={() => onGive(value)}
              // Arrow keys fire a click event with detail 0 and must be able to skip a medal.
              onClick={({ detail }) => detail > 0 && onTap()}
            />
            <span className={classes.drawing}>
              <MedalDrawing medal={medal} size={64} />
            </span>
            <span className="t-grow t-shrink">
              <span className={classes.medalName}>{words.medals[medal]}</span>{' '}
              <span className={classes.meaning} lang={question.medals[at] ? 'es-MX' : undefined}>
                {question.medals[at] ?? words.points(value)}
              </span>
            </span>
            <span className={classes.mark} aria-hidden="true">
              {points === value && <IconCheck size={20} />}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
