import { formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import classes from './pane.module.css'

interface Props {
  answers: readonly { respuesta: string; respondio: string; fecha: string }[]
}

export function History({ answers }: Props) {
  const words = useTexts(texts).pane
  if (answers.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="anteriores">
      <h3 id="anteriores" className="t-strong t-row-text t-snug">
        {words.history}
      </h3>
      <ol className={classes.history}>
        {answers.map(({ respuesta, respondio, fecha }, index) => (
          // The index is the key, because two answers of one day may be identical.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p className="t-break t-as-written">{respuesta}</p>
            <p className="t-quiet t-small t-airy">
              {words.answeredBy(properName(respondio), formatDate(fecha))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
