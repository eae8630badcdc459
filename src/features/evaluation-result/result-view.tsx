import { IconAward, IconTargetArrow } from '@tabler/icons-react'
import type { EvaluationResult, Scores } from '#contract/evaluations/evaluation-result.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { CompareBars } from './compare-bars.tsx'
import { LevelSteps } from './level-steps.tsx'
import { ResultPaper } from './result-paper.tsx'
import classes from './result.module.css'
import { texts } from './texts.es.ts'

/** Maximum difference in points that counts as equal. */
const ALMOST = 5

interface Props {
  result: EvaluationResult
  scores: Scores
  whose: 'own' | 'theirs'
}

export function ResultView({ result, scores, whose }: Props) {
  const words = useTexts(texts)
  const { fortaleza, oportunidad, comentarios, anterior } = result
  const hasOwn = scores.categorias.some(({ propia }) => propia !== null)
  const isFew = scores.categorias.every(({ otros }) => otros === null)
  const lower = (text: string) => text.toLocaleLowerCase('es-MX')
  const isBefore = anterior !== null && anterior.revision !== scores.revision
  return (
    <div className={classes.view}>
      <ResultPaper result={result} scores={scores} whose={whose} />
      <section className={classes.card}>
        {scores.calificacion === null || scores.nivel === null ? (
          <p className="t-flush">{scores.personas === 0 ? words.noScore : words.fewScore}</p>
        ) : (
          <div className={classes.top}>
            <div>
              <p className={classes.score}>{Math.round(scores.calificacion)}</p>
              <p className="t-flush t-quiet">{words.of}</p>
              <p className={classes.level}>{words.level(scores.nivel)}</p>
            </div>
            <LevelSteps
              level={scores.nivel}
              label={whose === 'own' ? words.levels(scores.nivel) : words.theirLevels(scores.nivel)}
            />
          </div>
        )}
        <p className="t-flush t-quiet">{words.when(formatDate(scores.fecha))}</p>
        {scores.calificacion !== null && scores.auto_calificacion !== null && (
          <p className={classes.line}>
            {words[whose][sightOf(scores.calificacion, scores.auto_calificacion)](
              String(Math.round(scores.auto_calificacion)),
            )}
          </p>
        )}
        {isBefore && anterior.calificacion !== null && anterior.nivel !== null && (
          <p className={classes.line}>
            {words.before(String(Math.round(anterior.calificacion)), anterior.nivel)}
          </p>
        )}
      </section>
      <section className={classes.card}>
        <h2 className="t-flush t-lead t-heavy">{hasOwn ? words.compare[whose] : words.seen[whose]}</h2>
        {isFew ? <p className="t-flush t-quiet">{words.few}</p> : null}
        {(!isFew || hasOwn) && (
          <CompareBars scores={scores} former={isBefore ? anterior : null} whose={whose} />
        )}
      </section>
      {fortaleza.categoria !== '' && (
        <ListCard>
          <ListRow
            lead={<Tile tone="pink" icon={<IconAward size={24} />} />}
            title={words.strength(lower(fortaleza.categoria))}
            text={<span lang="es-MX">{fortaleza.frase}</span>}
          />
          <ListRow
            lead={<Tile tone="primary" icon={<IconTargetArrow size={24} />} />}
            title={words.opportunity(lower(oportunidad.categoria))}
            text={<span lang="es-MX">{oportunidad.frase}</span>}
          />
        </ListCard>
      )}
      <div className={classes.comments}>
        <Comments title={words.strengths} written={comentarios.fortalezas} />
        <Comments title={words.opportunities} written={comentarios.oportunidades} />
      </div>
      {whose === 'own' && oportunidad.siguiente !== '' && (
        <section className={classes.card}>
          <h2 className="t-flush t-lead t-heavy">{words.next}</h2>
          <p className="t-flush" lang="es-MX">
            {oportunidad.siguiente}
          </p>
        </section>
      )}
    </div>
  )
}

function Comments({ title, written }: { title: string; written: readonly string[] }) {
  if (written.length === 0) return null
  const id = `comments-${title}`
  return (
    <section>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListCard labelledBy={id}>
        {written.map((text, at) => (
          // The index is a safe key: texts may repeat, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <ListRow key={at} title={<span className="t-regular">{text}</span>} />
        ))}
      </ListCard>
    </section>
  )
}

function sightOf(others: number, own: number): 'same' | 'lower' | 'higher' {
  if (Math.abs(others - own) <= ALMOST) return 'same'
  return own < others ? 'lower' : 'higher'
}
