import { Field } from './field.tsx'
import classes from './text-area.module.css'

interface Props {
  label: string
  value: string
  lang?: string | undefined
}

/** Read-only text that grows with its content, can be focused by keyboard and copied. */
export function ReadOnlyArea({ label, value, lang }: Props) {
  return (
    <Field label={label}>
      {(ties) => (
        <textarea
          readOnly
          rows={linesOf(value)}
          {...ties}
          lang={lang}
          className={`${classes.area} ${classes.read}`}
          value={value}
        />
      )}
    </Field>
  )
}

const CHARACTERS_A_LINE = 34

/** Estimates the number of rows, for browsers that cannot fit the area to its text. */
function linesOf(text: string): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0)
}
