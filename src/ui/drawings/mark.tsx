import classes from './mark.module.css'

interface Props {
  /** 'symbol': the cut disc. 'full': symbol and word. 'word': the word alone. */
  variant?: 'symbol' | 'full' | 'word'
  /** 'on-brand': white, on a blue background. */
  tone?: 'brand' | 'on-brand'
  /** Height in px: at least 20, or at least 32 with the word. */
  height?: number
  /** Accessible name; '' when a heading beside the mark contains the name. */
  label?: string
}

const boxes = {
  symbol: { x: 0, width: 64 },
  full: { x: 0, width: 252 },
  word: { x: 74, width: 176 },
}

export function Mark({ variant = 'full', tone = 'brand', height = 32, label = 'Turno' }: Props) {
  const box = boxes[variant]
  return (
    <svg
      className={tone === 'on-brand' ? classes.onBrand : classes.mark}
      viewBox={`${box.x} 0 ${box.width} 64`}
      width={(height * box.width) / 64}
      height={height}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {variant !== 'word' && (
        <>
          <path className={classes.top} d="M5.17 24a28 28 0 0 1 53.66 0Z" />
          <path
            className={classes.night}
            d="M4 32h24v27.71A28 28 0 0 1 4 32ZM60 32H36v27.71A28 28 0 0 0 60 32Z"
          />
        </>
      )}
      {variant !== 'symbol' && (
        <g className={classes.word} fill="none" strokeWidth="9">
          <path d="M78 16.5h36M96 12v40M122.5 22v15a10.5 10.5 0 0 0 21 0V22M143.5 36v16M158 22v30M158 37a10.5 10.5 0 0 1 10.5-10.5H174M185 22v30M185 37a10.5 10.5 0 0 1 21 0v15" />
          <circle cx="231" cy="37" r="10.5" />
        </g>
      )}
    </svg>
  )
}
