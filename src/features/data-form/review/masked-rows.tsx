import type { ReactNode } from 'react'
import type { ReviewRow } from '../state/step-props.ts'

const SHOWN = 4

/**
 * Masks identifying numbers except their last four characters; the hidden part is not in the DOM.
 */
export function maskedRows(
  rows: readonly ReviewRow[],
  /** Returns the screen reader's text: 'Oculto, termina en 1234'. */
  covered: (end: string) => string,
): { label: string; value: ReactNode }[] {
  return rows.map(({ label, value, isSecret }) => ({
    label,
    value:
      isSecret && value ? (
        <>
          <span aria-hidden="true">{`•••• ${value.slice(-SHOWN)}`}</span>
          <span className="t-hidden">{covered(value.slice(-SHOWN))}</span>
        </>
      ) : (
        value
      ),
  }))
}
