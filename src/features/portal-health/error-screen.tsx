import { type ErrorTrail, readHealthError } from '#contract/portal-health/portal-health.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { texts } from './texts.es.ts'
import { useScreenName } from './use-screen-name.ts'
import { dayAndClock, deviceWord, kindWord, plainError } from './words.ts'
import classes from './health.module.css'

export function Screen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const word = revealKey(params.id ?? '') ?? ''
  // An invalid address becomes the largest possible id, which belongs to no error.
  const id = /^\d{1,9}$/.test(word) ? Number(word) : 2147483647
  const answer = useOperation(readHealthError, { id }, { isKept: false })
  if (answer.data === null)
    return <MissingData {...toMissingDataProps(answer, words)} loading={words.loading} />
  return <Told error={answer.data.data} />
}

type TheError = ResponseOf<typeof readHealthError>['data']

function Told({ error }: { error: TheError }) {
  const words = useTexts(texts)
  const nameOf = useScreenName()
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <section className="t-card t-pad-3-4 t-stack t-gap-2 t-shrink" aria-labelledby="mensaje">
        <h2 id="mensaje" className="t-lead t-heavy t-break">
          {plainError(error, words)}
        </h2>
        <p>
          {kindWord(error.clase, words)} · <b>{words.times(error.veces)}</b>
        </p>
        <p className="t-break">
          {words.message}: <code className={classes.code}>{error.mensaje}</code>
        </p>
        <p className="t-quiet">
          {words.first(...dayAndClock(error.primera))}
          <br />
          {words.last(...dayAndClock(error.ultima))}
        </p>
        {error.lugar !== '' && (
          <p className="t-break">
            {words.place}: <code className={classes.code}>{error.lugar}</code>
          </p>
        )}
        <p className="t-break">
          {words.versions}: <code className={classes.code}>{error.versiones.join(', ')}</code>
        </p>
      </section>
      <div className={classes.cards}>
        <Counts
          id="donde"
          title={words.where}
          rows={error.rutas.map(({ ruta, equipo, veces }) => [
            `${nameOf(ruta)} · ${deviceWord(equipo, words)}`,
            veces,
          ])}
        />
        <Counts
          id="cuando"
          title={words.when}
          rows={[...error.dias].reverse().map(({ dia, veces }) => [formatDate(dia), veces])}
        />
      </div>
      <section className="t-stack t-gap-2 t-shrink" aria-labelledby="rastros">
        <h2 id="rastros" className="t-heavy t-lead">
          {words.trails}
        </h2>
        {error.rastros.length === 0 && <p className="t-quiet">{words.noTrails}</p>}
        {error.rastros.map((trail) => (
          <Trail key={`${trail.fecha} ${trail.peticion}`} trail={trail} />
        ))}
      </section>
    </div>
  )
}

interface CountsProps {
  id: string
  title: string
  rows: readonly (readonly [name: string, count: number])[]
}

function Counts({ id, title, rows }: CountsProps) {
  const words = useTexts(texts)
  const most = Math.max(1, ...rows.map(([, count]) => count))
  return (
    <section className="t-card t-pad-3-4 t-stack t-gap-2 t-shrink" aria-labelledby={id}>
      <h2 id={id} className="t-strong t-body">
        {title}
      </h2>
      <ul className="t-list t-stack t-gap-2">
        {rows.map(([name, count]) => (
          <li key={name}>
            <span className="t-row t-between t-gap-2">
              <span className="t-shrink t-break">{name}</span>
              <span className="t-strong t-firm">{words.times(count)}</span>
            </span>
            <svg className={classes.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={classes.poor} width={(count / most) * 100} height={4} rx={1} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the steps before an error. The request id finds the line in the server's log. */
function Trail({ trail }: { trail: ErrorTrail }) {
  const words = useTexts(texts)
  const nameOf = useScreenName()
  const [day, clock] = dayAndClock(trail.fecha)
  return (
    <article className="t-card t-pad-3-4 t-stack t-gap-2 t-shrink">
      <h3 className="t-strong t-body">
        {day}, {clock}
      </h3>
      <p className="t-quiet t-break">
        {deviceWord(trail.equipo, words)} · {trail.version}
        <span>{trail.peticion !== '' && ` · ${words.request(trail.peticion)}`}</span>
      </p>
      <ol className={classes.trail}>
        {trail.pasos.map((step, index) => (
          // The index is the key, because steps have no id and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={classes.step}>
            <span className="t-break">{stepText(step, words, nameOf)}</span>
            <span className="t-quiet t-small t-firm">{words.before(step.antes)}</span>
          </li>
        ))}
        <li className={classes.end}>
          {words.failed} · {nameOf(trail.ruta)}
        </li>
      </ol>
    </article>
  )
}

function stepText(
  step: ErrorTrail['pasos'][number],
  words: ReturnType<typeof useTexts<typeof texts.es>>,
  nameOf: (route: string) => string,
): string {
  if (step.clase === 'ruta') return words.steps.ruta(nameOf(step.ruta ?? '/'))
  const role = (words.roles as Record<string, string>)[step.papel ?? ''] ?? words.otherRole
  return words.steps.toque(role, step.texto ? ` «${step.texto}»` : '')
}
