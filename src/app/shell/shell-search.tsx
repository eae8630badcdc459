import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { containsWords } from '#domain/text/fold.ts'
import { type MenuNode, menuLeaves } from '#domain/identity/menu.ts'
import { helpPaths } from '#hooks/navigation/inner-paths.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { isOwnScreen } from '#hooks/session/own-screen.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { useOptionalPart } from '#ui/feedback/use-part.ts'
import type { NavItem } from '#ui/lists/nav-tree.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './shell-search.module.css'
import { texts } from '../page/texts.es.ts'

interface Place {
  label: string
  path: string
}

interface Props {
  tree: readonly MenuNode[]
  own: readonly NavItem[]
  canOpen: (path: string) => boolean
}

const MOST = 8

const loadHelp = lazyPart(() => import('#pieces/help/help-of.ts'))

/**
 * Search box of the menu, for multi-system people on wide screens (SHELL-12, SHELL-13). A chosen entry opens
 * its route.
 */
export function MenuSearch({ tree, own, canOpen }: Props) {
  const words = useTexts(texts).menu
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { menu } = useProfile()
  const help = useOptionalPart(loadHelp)
  const found =
    text.trim() === ''
      ? []
      : [
          ...places(tree, own).filter(({ label }) => containsWords(label, text)),
          ...(help?.helpPlaces(text, helpPaths.help, (path) => isOwnScreen(path, canOpen, menu)) ?? []),
        ].slice(0, MOST)
  const isOpen = text.trim() !== ''
  const go = (place: Place | undefined) => {
    if (!place) return
    setText('')
    navigate(place.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Enter') go(found[active])
    else if (event.key === 'Escape') setText('')
    else return
    event.preventDefault()
  }
  return (
    <div className="t-anchor">
      <TextField
        role="combobox"
        label={words.search}
        hideLabel
        placeholder={words.search}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        leftSection={<IconSearch size={22} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setText('')}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.search}
        className={classes.list}
        hidden={found.length === 0}
      >
        {found.map((place, index) => (
          <div
            key={place.path}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.option}
            // Runs before the blur, which closes the list.
            onMouseDown={(event) => {
              event.preventDefault()
              go(place)
            }}
          >
            {place.label}
          </div>
        ))}
      </div>
      <output className={found.length === 0 && isOpen ? classes.none : 't-hidden'}>
        {isOpen && (found.length === 0 ? words.noResult : words.results(found.length))}
      </output>
    </div>
  )
}

function places(tree: readonly MenuNode[], own: readonly NavItem[]): Place[] {
  const ownPlaces = own.flatMap(({ label, href }) => (href ? [{ label, path: href.slice(1) }] : []))
  const known = new Set(ownPlaces.map((place) => place.path.toLowerCase()))
  return [...ownPlaces, ...menuLeaves(tree).filter((leaf) => !known.has(leaf.path.toLowerCase()))]
}
