import { type PointerEvent, type ReactNode, useState } from 'react'
import { moneyOnScreen } from '#domain/money/money.ts'
import { Card } from '#ui/lists/card.tsx'
import classes from './chart-frame.module.css'

interface Props {
  label: string
  /** Centavos, from 0 up. */
  scale: readonly number[]
  count: number
  start: number
  ends: readonly [string, string]
  choose: string
  reading: (index: number) => { name: string; figures: string }
  /** Share of the width, 0 to 1. */
  place: (index: number) => number
  /** Draws into a viewBox of height 100, stretched to the frame's width. */
  children: (chosen: number) => ReactNode
}

export function ChartFrame({ label, scale, count, start, ends, choose, reading, place, children }: Props) {
  const [chosen, setChosen] = useState(start)
  const { name, figures } = reading(chosen)
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setChosen(nearest((event.clientX - box.left) / box.width, count, place))
  }
  return (
    <Card>
      {/* Hidden from screen readers, which read the slider. */}
      <p className={classes.reading} aria-hidden="true">
        <span>{name}</span> <strong>{figures}</strong>
      </p>
      <div className={classes.frame}>
        <div className={classes.axis} aria-hidden="true">
          {[...scale].reverse().map((amount) => (
            <span key={amount}>{moneyOnScreen(amount).replace(/\.00$/, '')}</span>
          ))}
        </div>
        <div
          className={classes.plot}
          role="img"
          aria-label={label}
          onPointerMove={follow}
          onPointerDown={follow}
        >
          <div className={classes.lines} aria-hidden="true">
            {scale.map((amount) => (
              <span key={amount} />
            ))}
          </div>
          {children(chosen)}
          <span className={classes.cursor} style={{ left: `${place(chosen) * 100}%` }} />
        </div>
        <div className={classes.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
        <input
          type="range"
          className={classes.slider}
          autoComplete="off"
          aria-label={choose}
          aria-valuetext={`${name}: ${figures}`}
          min={0}
          max={count - 1}
          value={chosen}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      </div>
    </Card>
  )
}

function nearest(share: number, count: number, place: (index: number) => number): number {
  let best = 0
  for (let index = 1; index < count; index++) {
    if (Math.abs(place(index) - share) < Math.abs(place(best) - share)) best = index
  }
  return best
}
