import { useEffect, useState } from 'react'
import { keyboardTexts } from '#i18n/keyboard-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { Keyboard, type KeySet } from '#ui/kiosk/keyboard.tsx'
import { fieldAfter, isWritten } from '#ui/kiosk/written-field.ts'
import classes from './kiosk-keyboard.module.css'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Delay before the keys hide after the field loses the focus. A control being tapped must not move. */
const HIDE_DELAY_MS = 250

/** Height in px of the label above a field, and of the error below it. */
const LABEL_HEIGHT = 72
const ERROR_HEIGHT = 48

export function KioskKeyboard() {
  const words = useTexts(keyboardTexts)
  const focus = useFieldInFocus()
  useEffect(() => {
    if (!focus) return
    document.documentElement.setAttribute('data-typing', focus.keys)
    reveal(focus.field)
    return () => document.documentElement.removeAttribute('data-typing')
  }, [focus])
  if (!focus) return null
  const { field, keys } = focus
  const next = fieldAfter(field)
  return (
    <section className={classes.dock} aria-label={words.label}>
      <Keyboard
        words={words}
        keys={keys}
        goWord={next ? words.next : words.done}
        onGo={() => (next ? moveFocus(next) : field.blur())}
      />
    </section>
  )
}

interface Focus {
  field: TextControl
  keys: KeySet
}

/** Number fields get only two rows of keys, which leave more of the form visible. */
function keysFor({ inputMode }: TextControl): KeySet {
  if (inputMode === 'decimal') return 'decimal'
  return inputMode === 'numeric' || inputMode === 'tel' ? 'digits' : 'all'
}

function useFieldInFocus(): Focus | null {
  const [focus, setFocus] = useState<Focus | null>(null)
  useEffect(() => {
    // Key set by field, saved before `inputMode` is set to 'none'.
    const keySets = new WeakMap<Element, KeySet>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const needsKeys = (target: EventTarget | null): target is TextControl => {
      if (!isWritten(target)) return false
      // A field whose inputMode is already 'none' has its own keys on the screen.
      const hasKeys = target.inputMode === 'none' && !keySets.has(target)
      return !hasKeys && document.querySelector('main [data-keyboard]') === null
    }
    // Runs before the field gets the focus, because the system reads `inputMode` when its keyboard opens.
    const suppressSystemKeyboard = (target: EventTarget | null): target is TextControl => {
      if (!needsKeys(target)) return false
      if (target.inputMode !== 'none') keySets.set(target, keysFor(target))
      target.inputMode = 'none'
      return true
    }
    const enter = (target: EventTarget | null) => {
      clearTimeout(timer)
      if (suppressSystemKeyboard(target)) setFocus({ field: target, keys: keySets.get(target) ?? 'all' })
      else timer = setTimeout(setFocus, HIDE_DELAY_MS, null)
    }
    const leave = () => {
      clearTimeout(timer)
      timer = setTimeout(setFocus, HIDE_DELAY_MS, null)
    }
    // A field may have received the focus before these listeners existed.
    timer = setTimeout(() => needsKeys(document.activeElement) && enter(document.activeElement))
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', ({ target }) => void suppressSystemKeyboard(target), options)
    document.addEventListener('focusin', ({ target }) => enter(target), options)
    document.addEventListener('focusout', leave, options)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])
  return focus
}

function reveal(field: TextControl): void {
  const { top, bottom } = field.getBoundingClientRect()
  const root = getComputedStyle(document.documentElement)
  const head = Number.parseFloat(root.getPropertyValue('--t-kiosk-bar'))
  const keys = Number.parseFloat(root.getPropertyValue('--t-keys'))
  const isVisible = top - LABEL_HEIGHT >= head && bottom + ERROR_HEIGHT <= window.innerHeight - keys
  if (!isVisible) field.scrollIntoView({ block: 'center' })
}
