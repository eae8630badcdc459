import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import classes from './search-select.module.css'
import boxClasses from './text-field.module.css'

interface Props extends FieldTexts {
  id?: string | undefined
  value: string
  /** Unique texts; some hundreds are possible. */
  options: readonly string[]
  onChange: (value: string) => void
  onBlur?: () => void
  matches: (option: string, typed: string) => boolean
  nothing: string
}

export function SearchSelect(props: Props) {
  const { id: givenId, value, options, onChange, onBlur, matches, nothing, ...texts } = props
  const ownId = useId()
  const id = givenId ?? ownId
  /** Search text; null while the field shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const found = typed === null || typed === '' ? options : options.filter((option) => matches(option, typed))
  const optionId = (index: number) => `${id}-opcion-${index}`
  useInSight(list, isOpen ? active : -1)

  const open = (at = options.indexOf(value)) => {
    setOpen(true)
    setActive(at)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped(null)
  }
  const choose = (option: string) => {
    onChange(option)
    close()
  }
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault()
    if (!isOpen) return open()
    setActive(Math.max(0, Math.min(found.length - 1, active + by)))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'PageDown' && isOpen) move(event, 8)
    else if (event.key === 'PageUp' && isOpen) move(event, -8)
    else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = found[active] ?? (found.length === 1 ? found[0] : undefined)
      if (option !== undefined) choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }
  const leave = () => {
    // An option typed in full, or an emptied field, changes the value. Any other text is discarded.
    const whole = options.find((option) => option.toLowerCase() === typed?.trim().toLowerCase())
    if (whole !== undefined && whole !== value) onChange(whole)
    else if (typed?.trim() === '' && value !== '') onChange('')
    close()
    onBlur?.()
  }
  return (
    <Field id={id} {...texts}>
      {(ties) => (
        <div className="t-anchor">
          <div className={boxClasses.box}>
            <input
              {...ties}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              aria-expanded={isOpen}
              aria-autocomplete="list"
              aria-controls={isOpen ? `${id}-lista` : undefined}
              aria-activedescendant={isOpen && found[active] !== undefined ? optionId(active) : undefined}
              className={boxClasses.input}
              value={typed ?? value}
              onFocus={(event) => event.currentTarget.select()}
              onClick={() => !isOpen && open()}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                open(-1)
              }}
              onKeyDown={press}
              onBlur={leave}
            />
            <IconChevronDown className={classes.arrow} aria-hidden="true" size={22} />
          </div>
          {isOpen && found.length > 0 && (
            <div
              ref={list}
              id={`${id}-lista`}
              role="listbox"
              aria-label={texts.label}
              // Options are Spanish names of people and places.
              lang="es-MX"
              className={classes.list}
            >
              {found.map((option, index) => (
                // The focus stays in the field (aria-activedescendant).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === value}
                  data-active={index === active || undefined}
                  className={classes.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span>{option}</span>
                  {option === value && <IconCheck aria-hidden="true" size={22} />}
                </div>
              ))}
            </div>
          )}
          {isOpen && found.length === 0 && <output className={classes.nothing}>{nothing}</output>}
        </div>
      )}
    </Field>
  )
}

/** Scrolls only the list, because scrollIntoView would also move the page. */
function useInSight(list: RefObject<HTMLDivElement | null>, index: number): void {
  useEffect(() => {
    const box = list.current
    const option = box?.children[index]
    if (!box || !(option instanceof HTMLElement)) return
    const { offsetTop, offsetHeight } = option
    const { scrollTop, clientHeight } = box
    if (offsetTop < scrollTop) box.scrollTo(0, offsetTop)
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
      box.scrollTo(0, offsetTop + offsetHeight - clientHeight)
    }
  }, [list, index])
}
