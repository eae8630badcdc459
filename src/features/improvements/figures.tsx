import type { ImprovementFigures } from '#contract/improvements/improvements.ts'
import { ALL_STATES, improvementStates } from '#domain/improvements/improvements.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { deskTexts } from './desk-texts.es.ts'
import classes from './desk.module.css'
import { texts } from './texts.es.ts'

/** Minimum bar length in percent, which keeps a single idea visible. */
const LEAST = 4

export function Figures({ figures }: { figures: ImprovementFigures }) {
  const words = useTexts(texts)
  const desk = useTexts(deskTexts).figures
  const counts = new Map(figures.estados.map(({ estado, cuantas }) => [estado, cuantas]))
  const most = Math.max(1, ...counts.values())
  const mostOfArea = Math.max(1, ...figures.areas.map(({ cuantas }) => cuantas))
  return (
    <Card className={classes.figures}>
      <h2 className="t-hidden">{desk.title}</h2>
      <p className={classes.sums}>
        <strong>{desk.total(figures.total)}</strong>
        <span className="t-quiet">{figures.dias < 0 ? desk.noDays : desk.days(figures.dias)}</span>
      </p>
      <div className={classes.charts}>
        <section aria-labelledby="ideas-by-state">
          <h3 id="ideas-by-state" className="t-small t-strong">
            {desk.states}
          </h3>
          {/* Draws a half disc for each state, larger for more ideas. The half disc of completed ideas has the
              colour of the sun. */}
          <ul className={classes.suns}>
            {ALL_STATES.map((state) => {
              const count = counts.get(state) ?? 0
              return (
                <li key={state} className={classes.sunPlace}>
                  <svg viewBox="0 0 100 52" aria-hidden="true" className={classes.sun}>
                    {count > 0 && (
                      <circle
                        cx="50"
                        cy="50"
                        r={10 + 38 * Math.sqrt(count / most)}
                        fill={state === improvementStates.done ? 'var(--t-ill-maiz)' : 'var(--t-ill-blue)'}
                      />
                    )}
                    <path d="M0 50h100" stroke="var(--t-ill-line)" strokeWidth="3" />
                  </svg>
                  <strong>{count}</strong>
                  <span className="t-small t-quiet">{words.states[state]}</span>
                </li>
              )
            })}
          </ul>
        </section>
        <section aria-labelledby="ideas-by-area">
          <h3 id="ideas-by-area" className="t-small t-strong">
            {desk.areas}
          </h3>
          <ul className={classes.bars}>
            {figures.areas.map(({ area, cuantas, implementadas }) => (
              <li key={area}>
                <span className={classes.barWords}>
                  <span lang="es-MX">{area}</span>
                  <span>
                    <strong>{cuantas}</strong>
                    <span className="t-small t-quiet"> · {desk.area(implementadas)}</span>
                  </span>
                </span>
                <svg
                  className={classes.bar}
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width="100" height="10" fill="var(--t-sunk)" />
                  <rect
                    width={Math.max(LEAST, (100 * cuantas) / mostOfArea)}
                    height="10"
                    fill="var(--t-ill-blue)"
                  />
                  <rect width={(100 * implementadas) / mostOfArea} height="10" fill="var(--t-ill-maiz)" />
                </svg>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  )
}
