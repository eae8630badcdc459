import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './evaluations.module.css'
import { texts } from './texts.es.ts'

export interface Arch {
  name: string
  questions: number
  given: number
  /** True when all earlier categories are answered (EVAL-22), or when the survey is closed. */
  isOpen: boolean
}

interface Props {
  arches: readonly Arch[]
  current: number
  onGo: (at: number) => void
}

const RADIUS = 41
const CENTRE = 48
/** Gap between two segments, in degrees. */
const GAP = 5

export function Arches({ arches, current, onGo }: Props) {
  const words = useTexts(texts).ask
  return (
    <nav aria-label={words.categories}>
      <ol className={classes.arches}>
        {arches.map((arch, at) => (
          <li key={arch.name}>
            <button
              type="button"
              className={classes.arch}
              aria-label={words.toCategory(at + 1, arch.name, arch.given, arch.questions)}
              aria-current={at === current ? 'step' : undefined}
              aria-disabled={!arch.isOpen}
              onClick={() => onGo(at)}
            >
              <svg viewBox="0 0 96 52" aria-hidden="true" focusable="false">
                {at === current && <path className={classes.sun} d="M20 50a28 28 0 0 1 56 0Z" />}
                {Array.from({ length: arch.questions }, (_, part) => (
                  <path
                    key={part}
                    className={classes.segment}
                    data-given={part < arch.given || undefined}
                    d={segment(part, arch.questions)}
                  />
                ))}
              </svg>
              <span className={classes.archNumber}>
                {arch.given === arch.questions ? <IconCheck size={22} aria-hidden /> : at + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function segment(part: number, of: number): string {
  const width = (180 - GAP * (of - 1)) / of
  const from = 180 + part * (width + GAP)
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(from + width)}`
}

function point(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const x = CENTRE + RADIUS * Math.cos(angle)
  const y = 50 + RADIUS * Math.sin(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
