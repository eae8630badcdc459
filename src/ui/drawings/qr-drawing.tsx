import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './qr-drawing.module.css'

/** White border in squares; QR readers need four. */
const EDGE = 4

/** Draws the code on the device, because the address must not be sent to another service. */
export function QrDrawing({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: squares } = encode(address, { border: EDGE, ecc: 'M' })
    const marks = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: squares, path: marks.join('') }
  }, [address])
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={classes.paper} width={size} height={size} />
      <path className={classes.ink} d={path} />
    </svg>
  )
}
