import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './loan-terms.module.css'
import { texts } from './loan-terms-texts.es.ts'

export function LoanTerms() {
  const words = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.read} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.read}
      </button>
      {isOpen && (
        <ul className={classes.terms}>
          {words.terms.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  )
}
