import type { ReactNode } from 'react'
import classes from './capture-stage.module.css'

interface Props {
  /** 'camera': one photo from the system's camera app. 'files': stored files. */
  from: 'camera' | 'files'
  className?: string | undefined
  /** One stored picture, no PDF. */
  only?: 'picture' | undefined
  children: ReactNode
  onTake: (files: File[]) => void
}

const STORED_PICTURES = 'image/*,.heic,.heif'
const STORED = `${STORED_PICTURES},application/pdf`

/** The label looks like a button; keyboard and screen reader use the input. */
export function FileInput({ from, className, only, children, onTake }: Props) {
  return (
    <label className={`${classes.input} ${className ?? ''}`}>
      <input
        type="file"
        className="t-hidden"
        accept={from === 'camera' ? 'image/*' : only ? STORED_PICTURES : STORED}
        capture={from === 'camera' ? 'environment' : undefined}
        multiple={from === 'files' && !only}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Lets the same file be chosen again.
          event.target.value = ''
          if (files.length > 0) onTake(files)
        }}
      />
      {children}
    </label>
  )
}
