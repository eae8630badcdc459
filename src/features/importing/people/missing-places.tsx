import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MissingPlace } from '#contract/imports/people-import.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from '../screen/importing.module.css'
import { texts as common } from '../screen/texts.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import own from './missing-places.module.css'
import { texts } from './texts.es.ts'

interface Props {
  places: readonly MissingPlace[]
  isBusy: boolean
  onAdded: () => Promise<void>
  onProblem: (text: string) => void
}

const loadDesk = lazyPart(() => import('#contract/people/people.ts'))

const keyOf = ({ departamento, planta }: MissingPlace) => JSON.stringify([departamento, planta])
/** A place with a single row, or similar to an existing place, may be a typo and is not preselected. */
const isLikely = ({ filas, parecido = '' }: MissingPlace) => filas > 1 && parecido === ''

/**
 * Adds departments of the file that the portal lacks. Rows of a missing department are rejected. Each new department
 * gets the same checks as in Personas (P-68).
 */
export function MissingPlaces({ places, isBusy, onAdded, onProblem }: Props) {
  const words = useTexts(texts).missing
  const all = useTexts(common)
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [added, setAdded] = useState<number | null>(null)
  const client = useQueryClient()
  const isWanted = (place: MissingPlace) => said.get(keyOf(place)) ?? isLikely(place)
  const wanted = places.filter(isWanted)
  const isResting = isBusy || added !== null || wanted.length === 0

  const add = async () => {
    setAdded(0)
    // A chunk that cannot be loaded is reported as an unavailable service.
    const desk = await loadDesk().catch(() => null)
    if (desk === null) {
      setAdded(null)
      onProblem(all.failure.unavailable)
      return
    }
    let failure: string | null = null
    let count = 0
    for (const { departamento, planta } of wanted) {
      const told = await call(desk.addDepartment, {
        nombre: departamento,
        planta: null,
        plantaNueva: planta,
      })
      if (!told.ok) {
        failure = failureText(told.failure, all.failure)
        break
      }
      count++
      setAdded(count)
    }
    setAdded(null)
    // Places added before a failure stay. The next check counts these places.
    if (count > 0) {
      await client.invalidateQueries({ queryKey: [desk.readPeopleLists.id] })
      await onAdded()
    }
    if (failure === null) showSnack({ text: words.added(count), tone: 'success' })
    else onProblem(failure)
  }
  return (
    <section className="t-card t-stack t-gap-3 t-pad-4 t-shrink" aria-label={words.title(places.length)}>
      <h2 className="t-lead t-heavy">{words.title(places.length)}</h2>
      <p>{words.text(places.length)}</p>
      <ul className={own.places}>
        {places.map((place) => (
          <li key={keyOf(place)}>
            <label className={own.place}>
              <input
                type="checkbox"
                className={classes.box}
                autoComplete="off"
                checked={isWanted(place)}
                disabled={added !== null}
                onChange={(event) => {
                  const { checked } = event.currentTarget
                  setSaid((before) => new Map(before).set(keyOf(place), checked))
                }}
              />
              <span className={own.name}>
                <span>{words.place(place.departamento, place.planta)}</span>{' '}
                <span className="t-quiet">{words.rows(place.filas)}</span>
                {place.parecido && <span className="t-block">{words.similar(place.parecido)}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {added !== null && (
        <ProgressLine text={words.adding(added, wanted.length)} share={added / wanted.length} />
      )}
      <div className={classes.buttons}>
        <Button
          aria-disabled={isResting}
          onClick={() => {
            if (!isResting) void add()
          }}
        >
          {wanted.length === 0 ? words.none : words.add(wanted.length)}
        </Button>
      </div>
    </section>
  )
}
