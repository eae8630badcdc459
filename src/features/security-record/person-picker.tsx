import { IconUserSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type EventPerson, findEventPeople } from '#contract/identity/security-record.ts'
import { properName } from '#domain/text/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Field } from '#ui/fields/field.tsx'
import { personName } from './event-words.ts'
import { texts } from './texts.es.ts'
import classes from './person-picker.module.css'

/** Milliseconds between the last keystroke and a search. */
const REST_MS = 300
/** Minimum and maximum characters of a search, set by the service. */
const FEWEST = 2
const LONGEST = 60

interface Props {
  label: string
  value: EventPerson | null
  onChange: (person: EventPerson | null) => void
}

/** Follows the ARIA APG pattern of a combobox with a list. */
export function PersonPicker({ label, value, onChange }: Props) {
  const words = useTexts(texts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const { people, state } = usePeople(isOpen ? typed.trim() : '')
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped('')
  }
  const choose = (person: EventPerson) => {
    close()
    onChange(person)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      return close()
    }
    if (people.length === 0) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setActive(Math.max(0, Math.min(people.length - 1, active + by)))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const person = people[active] ?? (people.length === 1 ? people[0] : undefined)
      if (person) choose(person)
    }
  }
  if (value !== null) {
    return <Chosen label={label} value={value} onRemove={() => onChange(null)} />
  }
  const said = {
    quiet: '',
    searching: words.filters.searching,
    failed: words.filters.failed,
    nobody: words.filters.nobody,
    found: words.filters.found(people.length),
  }[state]
  return (
    <Field id={id} label={label} className={classes.field}>
      {(ties) => (
        <div className="t-anchor">
          <div className={classes.box}>
            <IconUserSearch size={22} aria-hidden />
            <input
              {...ties}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={LONGEST}
              placeholder={words.filters.hint}
              aria-expanded={state === 'found'}
              aria-autocomplete="list"
              aria-controls={state === 'found' ? `${id}-lista` : undefined}
              aria-activedescendant={people[active] ? `${id}-${active}` : undefined}
              className={classes.input}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setOpen(true)
                setActive(-1)
              }}
              onKeyDown={press}
              onBlur={close}
            />
          </div>
          <output className={state === 'found' || state === 'quiet' ? 't-hidden' : classes.said}>
            {said}
          </output>
          {state === 'found' && (
            <div id={`${id}-lista`} role="listbox" aria-label={label} className={classes.list}>
              {people.map((person, index) => (
                // The keyboard focus stays in the field (aria-activedescendant).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={person.clave}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={classes.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(person)}
                >
                  <span>{properName(person.nombre)}</span>
                  <span className="t-quiet t-regular">{person.numero}</span>
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

function Chosen({
  label,
  value,
  onRemove,
}: Pick<Props, 'label'> & { value: EventPerson; onRemove: () => void }) {
  const words = useTexts(texts)
  const name = personName(value, words)
  return (
    <div className={classes.field}>
      <p className={classes.label}>{label}</p>
      <div className={classes.box}>
        <span className={classes.chosen}>
          {name} <span className="t-quiet t-regular">{value.numero}</span>
        </span>
        <button
          type="button"
          className={classes.remove}
          aria-label={words.filters.clear(`${label}, ${name}`)}
          onClick={onRemove}
        >
          <IconX size={22} aria-hidden />
        </button>
      </div>
    </div>
  )
}

type State = 'quiet' | 'searching' | 'failed' | 'nobody' | 'found'

function usePeople(typed: string): { people: readonly EventPerson[]; state: State } {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = rested.length >= FEWEST
  const { data, failure } = useOperation(
    findEventPeople,
    { buscar: rested },
    { enabled: isAsked, isKept: false, isShown: false },
  )
  if (typed.length < FEWEST) return { people: [], state: 'quiet' }
  if (isAsked && failure !== null) return { people: [], state: 'failed' }
  if (!isAsked || data === null || rested !== typed) return { people: [], state: 'searching' }
  return { people: data.data, state: data.data.length === 0 ? 'nobody' : 'found' }
}
