import { IconFileUpload } from '@tabler/icons-react'
import type { Ref } from 'react'
import classes from './file-pick.module.css'

const ROWS = '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Props {
  word: string
  /** second: beside a more important button; zone: inside a drop zone. */
  look?: 'second' | 'zone'
  /** Types of the files. Default: files of rows. */
  accept?: string
  /** True when several files can be chosen. */
  isMany?: boolean
  /** True when offline. */
  isResting?: boolean
  input?: Ref<HTMLInputElement>
  onPick: (files: readonly File[]) => void
}

/** Looks like a button and contains the native file input. */
export function FilePick({
  word,
  look,
  accept = ROWS,
  isMany = false,
  isResting = false,
  input,
  onPick,
}: Props) {
  return (
    <label className={classes.file} data-look={look} data-resting={isResting || undefined}>
      <input
        ref={input}
        type="file"
        className="t-hidden"
        multiple={isMany}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Lets the same file be chosen again after it was corrected.
          event.target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      {look !== 'zone' && <IconFileUpload size={22} aria-hidden />}
      <span>{word}</span>
    </label>
  )
}
