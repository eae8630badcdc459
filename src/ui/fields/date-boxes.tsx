import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { moveFocus } from '../actions/focus.ts'
import { classNames } from '../theme/class-names.ts'
import classes from './date-boxes.module.css'
import { type DateParts, joinDate, readWholeDate, splitDate } from './date-parts.ts'
import fieldClasses from './field.module.css'
import { FieldGroup, type FieldGroupTexts } from './field-group.tsx'
import { useSharedDevice } from '../theme/shared-device.ts'
import boxClasses from './text-field.module.css'

interface Props extends FieldGroupTexts {
  /** Id of the first box, which the error link focuses. */
  id?: string | undefined
  /** YYYY-MM-DD. An incomplete date keeps its dashes ('1991--'); an empty date is ''. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  words: { day: string; month: string; year: string }
  /** Lets the phone fill in the birth date. Ignored on a shared device. */
  isBirthday?: boolean
}

const boxes = ['day', 'month', 'year'] as const
type Box = (typeof boxes)[number]
const LENGTH: Record<Box, number> = { day: 2, month: 2, year: 4 }
/** Highest first digit that can be followed by a second digit: no day begins with 4, no month with 2. */
const LAST_FIRST_DIGIT: Record<Box, number> = { day: 3, month: 1, year: 9 }

/**
 * Three boxes for a date. A full box passes the focus to the next box. A complete date can be pasted into any
 * box.
 */
export function DateBoxes({ id: givenId, value, onChange, onBlur, words, isBirthday, ...texts }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const isShared = useSharedDevice() !== null
  const inputs = useRef<Partial<Record<Box, HTMLInputElement | null>>>({})
  const { parts, change } = useParts(value, onChange)
  const type = (box: Box, text: string) => {
    const whole = readWholeDate(text)
    if (whole) {
      change(whole)
      moveFocus(inputs.current.year)
      return
    }
    const digits = text.replace(/[^0-9]/g, '').slice(0, LENGTH[box])
    const isLonger = digits.length > parts[box].length
    change({ ...parts, [box]: digits })
    if (isLonger && isFull(box, digits)) moveFocus(inputs.current[boxes[boxes.indexOf(box) + 1] ?? 'year'])
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = readWholeDate(event.clipboardData.getData('text'))
    if (!whole) return
    event.preventDefault()
    change(whole)
    moveFocus(inputs.current.year)
  }
  const goBack = (box: Box, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || box === 'day') return
    event.preventDefault()
    moveFocus(inputs.current[boxes[boxes.indexOf(box) - 1] ?? 'day'])
  }
  return (
    <FieldGroup {...texts}>
      {(ties) => (
        <div className={classes.boxes}>
          {boxes.map((box) => (
            <div key={box} className={classes[box]}>
              <label
                htmlFor={box === 'day' ? id : `${id}-${box}`}
                className={classNames(fieldClasses.label, classes.word)}
              >
                {words[box]}
              </label>
              <div className={boxClasses.box}>
                <input
                  ref={(input) => {
                    inputs.current[box] = input
                  }}
                  id={box === 'day' ? id : `${id}-${box}`}
                  type="text"
                  inputMode="numeric"
                  autoComplete={isBirthday && !isShared ? `bday-${box}` : 'off'}
                  className={classNames(boxClasses.input, 't-words-centred')}
                  value={parts[box]}
                  onChange={(event) => type(box, event.currentTarget.value)}
                  onPaste={paste}
                  onKeyDown={(event) => goBack(box, event)}
                  onBlur={onBlur}
                  {...ties}
                />
              </div>
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

function isFull(box: Box, digits: string): boolean {
  return digits.length === LENGTH[box] || (digits.length === 1 && Number(digits) > LAST_FIRST_DIGIT[box])
}

/** Keeps the typed digits ('7') in the boxes, although the value has two digits ('07'). */
function useParts(value: string, onChange: (value: string) => void) {
  const [parts, setParts] = useState<DateParts>(() => splitDate(value))
  const [lastReported, setLastReported] = useState(value)
  if (value !== lastReported) {
    setLastReported(value)
    setParts(splitDate(value))
  }
  // Autofill can change two boxes before the next render.
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const change = (next: DateParts) => {
    const changed = boxes.filter((box) => next[box] !== parts[box])
    const merged = { ...latest.current }
    for (const box of changed) merged[box] = next[box]
    latest.current = merged
    const date = joinDate(merged)
    setParts(merged)
    setLastReported(date)
    onChange(date)
  }
  return { parts, change }
}
