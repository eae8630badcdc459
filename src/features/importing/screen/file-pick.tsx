import { IconFileUpload } from '@tabler/icons-react'
import type { Ref } from 'react'
import classes from './importing.module.css'

const TYPES =
  '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Props {
  word: string
  /** True beside a more important button. */
  isSecond?: boolean
  /** True when offline. */
  isResting?: boolean | undefined
  input?: Ref<HTMLInputElement>
  onPick: (file: File) => void
}

/** Button that chooses a file of rows. */
export function FilePick({ word, isSecond = false, isResting = false, input, onPick }: Props) {
  return (
    <label className={classes.file} data-second={isSecond || undefined} data-resting={isResting || undefined}>
      <input
        ref={input}
        type="file"
        className="t-hidden"
        accept={TYPES}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Lets the same file be chosen again after it was corrected.
          event.target.value = ''
          if (file) onPick(file)
        }}
      />
      <IconFileUpload size={22} aria-hidden />
      {word}
    </label>
  )
}
