import { useEffect } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Keyboard } from '#ui/kiosk/keyboard.tsx'
import classes from './keyboard-dock.module.css'
import { kioskTexts } from './kiosk-texts.es.ts'

/** Above a field that takes the focus: the kiosk's strip and the field's own label. */
const ABOVE = 200

/** The keyboard at the foot of a form of several fields; the one that is written in scrolls above it. */
export function KeyboardDock() {
  const { keyboard, number } = useTexts(kioskTexts)
  useEffect(() => {
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return
      window.scrollBy({ top: target.getBoundingClientRect().top - ABOVE })
    }
    document.addEventListener('focusin', reveal)
    return () => document.removeEventListener('focusin', reveal)
  }, [])
  return (
    <section className={classes.dock} aria-label={keyboard.label}>
      <Keyboard words={keyboard} goWord={number.go} />
    </section>
  )
}
