import classes from './result.module.css'

const LEVELS = [1, 2, 3, 4, 5, 6] as const
const WIDTH = 50
const GAP = 6
const LOWEST = 48
const RISE = 18
const FLOOR = 176

export function LevelSteps({ level, label }: { level: number; label: string }) {
  return (
    <svg className={classes.steps} viewBox="0 0 340 180" role="img" aria-label={label}>
      {LEVELS.map((step, at) => {
        const height = LOWEST + at * RISE
        const x = 2 + at * (WIDTH + GAP)
        const y = FLOOR - height
        return (
          <g key={step}>
            <rect
              className={classes.step}
              data-place={step === level ? 'here' : step > level ? 'ahead' : undefined}
              x={x}
              y={y}
              width={WIDTH}
              height={height}
              rx="6"
            />
            <text
              className={classes.stepNumber}
              data-place={step === level ? 'here' : step > level ? 'ahead' : undefined}
              x={x + WIDTH / 2}
              y={FLOOR - 14}
            >
              {step}
            </text>
            {step === level && (
              <g className={classes.person} transform={`translate(${x + WIDTH / 2} ${y})`}>
                <path d="M -22 0a22 24 0 0 1 44 0Z" />
                <circle cx="0" cy="-34" r="14" />
              </g>
            )}
          </g>
        )
      })}
      <path className={classes.floor} d={`M0 ${FLOOR + 2}H338`} />
    </svg>
  )
}
