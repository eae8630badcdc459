import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type CSSProperties, useId, useState } from 'react'
import classes from './percent-slider.module.css'

interface Props {
  id?: string | undefined
  label: string
  value: number
  onChange: (value: number) => void
  onBlur?: () => void
  error?: string | null
  words: { less: string; more: string; percent: (value: number) => string }
}

const STEP = 10

export function PercentSlider({ id: givenId, label, value, onChange, onBlur, error = null, words }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  // Screen readers announce changes by the slider, but not changes by the buttons.
  const [announcement, setAnnouncement] = useState('')
  const step = (by: number) => {
    const next = Math.min(100, Math.max(0, value + by))
    setAnnouncement(words.percent(next))
    if (next !== value) onChange(next)
  }
  return (
    <div>
      <div className={classes.head}>
        <label htmlFor={id} className="t-ink t-strong t-body">
          {label}
        </label>
        <span className="t-ink t-strong t-lead" aria-hidden="true">
          {words.percent(value)}
        </span>
      </div>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.step}
          aria-label={`${words.less}: ${label}`}
          aria-disabled={value <= 0}
          onClick={() => step(-STEP)}
          onBlur={onBlur}
        >
          <IconMinus aria-hidden="true" size={24} />
        </button>
        <input
          id={id}
          type="range"
          className={classes.slider}
          style={{ '--filled': `${value}%` } as CSSProperties}
          min={0}
          max={100}
          step={STEP}
          value={value}
          aria-valuetext={words.percent(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setAnnouncement('')
            onChange(Number(event.currentTarget.value))
          }}
          onBlur={onBlur}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={`${words.more}: ${label}`}
          aria-disabled={value >= 100}
          onClick={() => step(STEP)}
          onBlur={onBlur}
        >
          <IconPlus aria-hidden="true" size={24} />
        </button>
      </div>
      <p className="t-hidden" role="status">
        {announcement}
      </p>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
