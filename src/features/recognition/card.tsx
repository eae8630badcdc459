import type { Recognition } from '#contract/recognition/recognition.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { PrincipleDrawing } from './principle-drawing.tsx'
import classes from './recognition.module.css'
import { texts } from './texts.es.ts'

export function Card({ card }: { card: Recognition }) {
  const words = useTexts(texts)
  const giver = properName(card.de)
  return (
    <article className={`t-card ${classes.keepsake}`}>
      <div className={classes.top}>
        <PrincipleDrawing image={card.imagen} className={classes.large} />
      </div>
      <div className={classes.edge} aria-hidden="true" />
      <div className="t-stack t-gap-3 t-pad-4">
        <h2 className={classes.principle} lang="es-MX">
          {card.principio}
        </h2>
        <p>
          {words.card.to}{' '}
          <strong className="t-break">
            <bdi>{properName(card.para)}</bdi>
          </strong>
        </p>
        <p className="t-break t-as-written" dir="auto" lang="es-MX">
          {card.razon}
        </p>
        <div className="t-row t-gap-3 t-top-line t-above-3">
          <Avatar name={giver} size={44} />
          <p className="t-shrink">
            <span className="t-block t-strong t-break" dir="auto">
              {giver}
            </span>
            <span className="t-quiet t-small">
              {sentenceCase(card.areaDe)} · {formatDate(card.fecha)}
            </span>
          </p>
        </div>
      </div>
    </article>
  )
}
