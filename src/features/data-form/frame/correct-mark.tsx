import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from '../fields/form.module.css'
import { texts } from '../texts.es.ts'

/** Looks like a button also without `onClick`, when the row itself is the link. */
export function CorrectMark({ onClick }: { onClick?: () => void }) {
  const words = useTexts(texts).states
  const inside = (
    <>
      <IconAlertTriangle size={22} aria-hidden />
      <span>{words.rejected}</span>
    </>
  )
  return onClick ? (
    <button type="button" className={classes.correct} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <span className={classes.correct}>{inside}</span>
  )
}
