import type { ReactNode } from 'react'
import classes from './capture-stage.module.css'

interface Props {
  /** camera: the system's camera app, one photo. files: what is stored, several. */
  from: 'camera' | 'files'
  className?: string | undefined
  children: ReactNode
  onTake: (files: File[]) => void
}

const STORED = 'image/*,.heic,.heif,application/pdf'

/** The system's own chooser behind a label that looks like a button; keyboard and screen reader get the input. */
export function FileInput({ from, className, children, onTake }: Props) {
  return (
    <label className={`${classes.input} ${className ?? ''}`}>
      <input
        type="file"
        className="t-hidden"
        accept={from === 'camera' ? 'image/*' : STORED}
        capture={from === 'camera' ? 'environment' : undefined}
        multiple={from === 'files'}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after a failure.
          event.target.value = ''
          if (files.length > 0) onTake(files)
        }}
      />
      {children}
    </label>
  )
}
