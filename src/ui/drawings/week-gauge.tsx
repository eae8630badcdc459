import type { ReactNode } from 'react'
import classes from './week-gauge.module.css'

interface Props {
  done: number
  total: number
  label: string
  figure: ReactNode
  caption: ReactNode
}

const OUTER = 112
const INNER = 86
function gapOf(total: number): number {
  return Math.min(0.26, 0.02 * total)
}

export function WeekGauge({ done, total, label, figure, caption }: Props) {
  const gap = gapOf(total)
  const step = Math.PI / (total - gap)
  return (
    <div className={classes.gauge} role="img" aria-label={label}>
      <svg className={classes.arc} viewBox="0 0 224 113" aria-hidden="true" focusable="false">
        {Array.from({ length: total }, (_, index) => (
          <path
            key={index}
            className={index < done ? classes.done : classes.open}
            d={segment(step * index, step * (index + 1 - gap))}
          />
        ))}
      </svg>
      <span className={classes.words} aria-hidden="true">
        <span className={classes.figure}>{figure}</span>
        <span className="t-quiet t-row-text t-snug">{caption}</span>
      </span>
    </div>
  )
}

function segment(from: number, to: number): string {
  const at = (angle: number, radius: number) =>
    `${round(OUTER - Math.cos(angle) * radius)} ${round(OUTER - Math.sin(angle) * radius)}`
  return [
    `M${at(from, INNER)}L${at(from, OUTER)}`,
    `A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}`,
    `L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
