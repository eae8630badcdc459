import { IconChartBar } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import type { Person } from '../parts/people.ts'
import { resultPath, usePlace } from '../parts/place.ts'
import type { Surveys } from './survey-list.ts'
import { surveyTexts } from './texts.es.ts'
import classes from './surveys.module.css'

/** Shows the scores and levels of the others and of the person (EVAL-44, 45). The specification's host sends none. */
export function ScoresCard({ person, surveys }: { person: Person; surveys: Surveys }) {
  const words = useTexts(surveyTexts).scores
  const place = usePlace()
  const { evaluado: scores, total } = surveys
  if (!scores || person.status < 4) {
    const isHidden = person.status >= 4 && total > 0
    return (
      <section className={classes.card} aria-label={words.title}>
        <p className="t-strong">{isHidden ? words.hidden : words.none}</p>
        {!isHidden && <p className="t-quiet">{words.noneText}</p>}
      </section>
    )
  }
  const both = [
    [words.others, scores.calificacion, scores.nivel],
    [words.own, scores.auto_calificacion, scores.auto_nivel],
  ] as const
  return (
    <section className={classes.card} aria-label={words.title}>
      <div className={classes.scores}>
        {both.map(([name, score, level]) => (
          <div key={name} className="t-stack t-gap-1">
            <p className="t-quiet">{name}</p>
            {score === null || level === null ? (
              <p className="t-strong">{words.missing}</p>
            ) : (
              <>
                <p className={classes.score}>{words.of(score.toFixed(2))}</p>
                <p className="t-strong">{words.level(level)}</p>
                <span className={classes.levels} aria-hidden="true">
                  {Array.from({ length: 6 }, (_, step) => (
                    <span key={step} data-reached={step < level || undefined} />
                  ))}
                </span>
              </>
            )}
          </div>
        ))}
      </div>
      <Button
        variant="outline"
        href={`#${resultPath(place, person.id)}`}
        leftSection={<IconChartBar size={22} aria-hidden />}
      >
        {words.more}
      </Button>
    </section>
  )
}
