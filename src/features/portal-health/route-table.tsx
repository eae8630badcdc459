import type { RouteFigures } from '#contract/portal-health/portal-health.ts'
import { bandOf, VITALS, type Vital } from '#domain/portal-health/vitals.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { texts } from './texts.es.ts'
import { useScreenName } from './use-screen-name.ts'
import { bandWord, deviceWord, measured } from './words.ts'
import classes from './health.module.css'

export function RouteTable({ routes }: { routes: readonly RouteFigures[] }) {
  const words = useTexts(texts)
  const nameOf = useScreenName()
  return (
    <section className="t-stack t-gap-2 t-shrink" aria-labelledby="por-pantalla">
      <h2 id="por-pantalla" className="t-heavy t-lead">
        {words.routes}
      </h2>
      <p className="t-quiet t-small">{routes.length === 0 ? words.noRoutes : words.routesText}</p>
      {routes.length > 0 && (
        <ul className="t-card t-list">
          {routes.map((route) => (
            <li key={`${route.ruta} ${route.equipo}`} className={classes.route}>
              <p className="t-shrink">
                <span className="t-strong t-break">{nameOf(route.ruta)}</span>
                <span className="t-block t-quiet t-small">
                  {deviceWord(route.equipo, words)} · {words.sessions(route.sesiones)}
                </span>
              </p>
              <dl className={classes.figures}>
                {VITALS.filter((vital) => route[vital] !== null).map((vital) => (
                  <Figure key={vital} vital={vital} value={route[vital] ?? 0} />
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Figure({ vital, value }: { vital: Vital; value: number }) {
  const words = useTexts(texts)
  return (
    <div>
      <dt className="t-quiet t-small">{words.vitals[vital]}</dt>
      <dd className={classNames(classes.band, classes[bandOf(vital, value)])}>
        {measured(vital, value, words)} <span className="t-hidden">{bandWord(vital, value, words)}</span>
      </dd>
    </div>
  )
}
