import { useState } from 'react'
import { type ListedPerson, listPeople } from '#contract/people/people.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDebounced } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { texts } from './texts.es.ts'
import classes from './roles.module.css'

interface Props {
  id: string
  chosen: ListedPerson | null
  error: string | null
  onChoose: (person: ListedPerson) => void
}

const LONGEST = 60
const SHOWN = 6

export function ChoosePerson({ id, chosen, error, onChoose }: Props) {
  const words = useTexts(texts)
  const { give, list } = words
  const [typed, setTyped] = useState('')
  const buscar = useDebounced(typed.trim())
  const found = useOperation(listPeople, { buscar, filtro: 'todas', pagina: 1 }, { isKept: false })
  const people = (found.data?.data ?? []).filter(({ abierta }) => abierta).slice(0, SHOWN)
  // Adds a chosen person to the top only when the results lack that person. Choosing then moves no row.
  const isListed = chosen === null || people.some(({ id: each }) => each === chosen.id)
  const shown = isListed ? people : [chosen, ...people]
  const isNobody = found.data?.data.length === 0
  return (
    <section className={classes.part} aria-label={give.who}>
      <RadioCards
        id={id}
        label={give.who}
        description={give.whoHelp}
        lead={
          <div className={classes.search}>
            <search>
              <SearchField
                label={list.search}
                placeholder={list.searchShort}
                clearLabel={list.clear}
                maxLength={LONGEST}
                value={typed}
                onChange={setTyped}
              />
            </search>
            {found.failure && !found.isRefreshing && (
              <LoadFailure
                {...missingDataReason(found.failure, words)}
                againWord={words.again}
                onRetry={() => void found.refresh()}
              />
            )}
          </div>
        }
        error={error}
        value={chosen?.id ?? null}
        options={shown.map((person) => ({ value: person.id, ...cardOf(person) }))}
        onChange={(picked) => {
          const person = shown.find((each) => each.id === picked)
          if (person) onChoose(person)
        }}
      />
      <output className={isNobody ? 't-quiet' : 't-hidden'}>
        {!isNobody ? '' : found.data?.sinCuenta ? give.withoutAccount : give.nobody}
      </output>
    </section>
  )
}

function cardOf({ nombre, numero, usuario, puesto }: ListedPerson) {
  const about = [numero === '' ? usuario : numero, sentenceCase(puesto)]
  return { label: properName(nombre), text: about.filter((part) => part !== '').join(' · ') }
}
