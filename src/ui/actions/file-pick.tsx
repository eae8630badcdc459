import type { ReactNode, Ref } from 'react'
import classes from './file-pick.module.css'

interface Props {
  accept: string
  isMany?: boolean
  isSecond?: boolean
  isInRow?: boolean
  isResting?: boolean
  input?: Ref<HTMLInputElement>
  children: ReactNode
  onPick: (files: readonly File[]) => void
}

export function FilePick(props: Props) {
  const { accept, isMany = false, isSecond, isInRow, isResting, input, children, onPick } = props
  return (
    <label
      className={classes.file}
      data-second={isSecond || undefined}
      data-in-row={isInRow || undefined}
      data-resting={isResting || undefined}
    >
      <input
        ref={input}
        type="file"
        className="t-hidden"
        multiple={isMany}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // A reset value lets the person choose the same file again after correcting it.
          event.target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      {children}
    </label>
  )
}
