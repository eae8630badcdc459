import type { ReactNode } from 'react'
import classes from './capture-stage.module.css'

interface Props {
  /** 'camera' takes one photo with the system's camera app. 'files' chooses stored files. */
  from: 'camera' | 'files'
  className?: string | undefined
  /** Limits the choice to one stored picture, without PDFs. */
  only?: 'picture' | undefined
  children: ReactNode
  onTake: (files: File[]) => void
}

const STORED_PICTURES = 'image/*,.heic,.heif'
const STORED = `${STORED_PICTURES},application/pdf`

/** File input whose label looks like a button. The keyboard and screen readers use the input. */
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
          // A reset value lets the person choose the same file again.
          event.target.value = ''
          if (files.length > 0) onTake(files)
        }}
      />
      {children}
    </label>
  )
}
