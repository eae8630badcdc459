import { IconPrinter } from '@tabler/icons-react'
import type { SlipPlace } from '#contract/imports/people-import.ts'
import { MAX_SLIPS_PER_PRINT } from '#domain/people-import/file/limits.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from '../screen/importing.module.css'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { texts } from './texts.es.ts'

interface Props {
  waiting: readonly SlipPlace[]
  printed: number
  nameOf: (place: SlipPlace) => string
  isBusy: boolean
  onPrint: (place: SlipPlace) => void
}

/**
 * Prints the slips of the next department with one button, because a large company needs more than sixty prints. The
 * server knows which slips are left.
 */
export function NextSlips({ waiting, printed, nameOf, isBusy, onPrint }: Props) {
  const words = useTexts(texts).run
  const left = waiting.reduce((sum, { personas }) => sum + personas, 0)
  const [next] = waiting
  if (printed === 0 && waiting.length < 2 && left <= MAX_SLIPS_PER_PRINT) return null
  return (
    <div className="t-stack t-gap-3">
      {printed === 0 ? (
        <p role="status">{words.left(left, waiting.length)}</p>
      ) : (
        <ProgressLine
          text={words.printed(printed, printed + left, waiting.length)}
          share={printed / (printed + left)}
        />
      )}
      {next && (
        <div className={classes.buttons}>
          <Button
            aria-disabled={isBusy}
            leftSection={<IconPrinter size={22} aria-hidden="true" />}
            onClick={() => {
              if (!isBusy) onPrint(next)
            }}
          >
            {words.printNext(nameOf(next), Math.min(next.personas, MAX_SLIPS_PER_PRINT), next.personas)}
          </Button>
        </div>
      )}
    </div>
  )
}
