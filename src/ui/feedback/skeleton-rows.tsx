import { useEffect, useState } from 'react'
import classes from './skeleton-rows.module.css'
import { Button } from '../actions/button.tsx'

export const SKELETON_AFTER_MS = 300
export const SKELETON_RETRY_MS = 10_000

interface Props {
  rows?: number
  label: string
  slowText: string
  retryText: string
  /** Default: reloads the page, because data on the device have no other retry. */
  onRetry?: () => void
}

type Phase = 'quiet' | 'shown' | 'slow'

/** Shows nothing for 300 ms, then grey rows, and a retry button after 10 s. */
export function SkeletonRows({ onRetry = () => window.location.reload(), ...props }: Props) {
  const [round, setRound] = useState(0)
  return (
    <SkeletonRound
      key={round}
      {...props}
      onRetry={() => {
        setRound(round + 1)
        onRetry()
      }}
    />
  )
}

function SkeletonRound({ rows = 4, label, slowText, retryText, onRetry }: Props) {
  const [phase, setPhase] = useState<Phase>('quiet')
  useEffect(() => {
    const show = setTimeout(() => setPhase('shown'), SKELETON_AFTER_MS)
    const slow = setTimeout(() => setPhase('slow'), SKELETON_RETRY_MS)
    return () => {
      clearTimeout(show)
      clearTimeout(slow)
    }
  }, [])
  if (phase === 'slow') {
    return (
      <output className={classes.slow}>
        <span>{slowText}</span>
        <Button variant="outline" onClick={onRetry}>
          {retryText}
        </Button>
      </output>
    )
  }
  return (
    <output className={phase === 'quiet' ? classes.quiet : classes.card} data-skeleton>
      <span className="t-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={classes.row} aria-hidden="true">
          <span className={classes.tile} />
          <span className="t-stack t-gap-2 t-grow">
            <span className={classes.long} />
            <span className={classes.short} />
          </span>
        </span>
      ))}
    </output>
  )
}
