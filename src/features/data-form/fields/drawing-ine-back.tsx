import classes from './form.module.css'

const CODES = [
  'M37 42h5v5h-5zM42 42h5v5h-5zM47 42h5v5h-5zM52 42h5v5h-5zM57 42h5v5h-5zM37 47h5v5h-5z',
  'M57 47h5v5h-5zM42 52h5v5h-5zM47 52h5v5h-5zM52 52h5v5h-5zM57 52h5v5h-5zM42 57h5v5h-5z',
  'M47 57h5v5h-5zM72 57h5v5h-5zM37 62h5v5h-5zM42 62h5v5h-5zM47 62h5v5h-5zM67 62h5v5h-5z',
  'M42 67h5v5h-5zM52 67h5v5h-5zM57 67h5v5h-5zM62 67h5v5h-5zM72 67h5v5h-5zM22 72h5v5h-5z',
  'M32 72h5v5h-5zM42 72h5v5h-5zM47 72h5v5h-5zM57 72h5v5h-5zM62 72h5v5h-5zM67 72h5v5h-5z',
  'M22 77h5v5h-5zM27 77h5v5h-5zM37 77h5v5h-5zM52 77h5v5h-5zM57 77h5v5h-5zM62 77h5v5h-5z',
  'M37 82h5v5h-5zM42 82h5v5h-5zM47 82h5v5h-5zM52 82h5v5h-5zM57 82h5v5h-5zM47 87h5v5h-5z',
  'M52 87h5v5h-5zM67 87h5v5h-5zM47 92h5v5h-5zM52 92h5v5h-5zM57 92h5v5h-5zM62 92h5v5h-5z',
  'M67 92h5v5h-5zM22 42h15v15h-15zM25 45v9h9v-9zM27 47h5v5h-5zM62 42h15v15h-15zM65 45v9h9v-9z',
  'M67 47h5v5h-5zM22 82h15v15h-15zM25 85v9h9v-9zM27 87h5v5h-5zM103 42h5v5h-5zM108 42h5v5h-5z',
  'M113 42h5v5h-5zM118 42h5v5h-5zM103 47h5v5h-5zM108 47h5v5h-5zM113 47h5v5h-5zM123 47h5v5h-5z',
  'M103 52h5v5h-5zM108 52h5v5h-5zM113 52h5v5h-5zM118 52h5v5h-5zM88 57h5v5h-5zM93 57h5v5h-5z',
  'M98 57h5v5h-5zM103 57h5v5h-5zM113 57h5v5h-5zM128 57h5v5h-5zM138 57h5v5h-5zM88 62h5v5h-5z',
  'M93 62h5v5h-5zM98 62h5v5h-5zM103 62h5v5h-5zM108 62h5v5h-5zM123 62h5v5h-5zM128 62h5v5h-5z',
  'M133 62h5v5h-5zM138 62h5v5h-5zM88 67h5v5h-5zM93 67h5v5h-5zM103 67h5v5h-5zM108 67h5v5h-5z',
  'M128 67h5v5h-5zM98 72h5v5h-5zM103 72h5v5h-5zM108 72h5v5h-5zM128 72h5v5h-5zM113 77h5v5h-5z',
  'M128 77h5v5h-5zM108 82h5v5h-5zM118 82h5v5h-5zM133 82h5v5h-5zM138 82h5v5h-5zM123 87h5v5h-5z',
  'M128 87h5v5h-5zM138 87h5v5h-5zM108 92h5v5h-5zM138 92h5v5h-5zM88 42h15v15h-15zM91 45v9h9v-9z',
  'M93 47h5v5h-5zM128 42h15v15h-15zM131 45v9h9v-9zM133 47h5v5h-5zM88 82h15v15h-15zM91 85v9h9v-9z',
  'M93 87h5v5h-5z',
].join('')

const BARS = [
  'M160 44h3v26h-3zM166 44h2v26h-2zM171 44h5v26h-5zM179 44h2v26h-2zM184 44h3v26h-3z',
  'M190 44h6v26h-6zM199 44h2v26h-2zM204 44h4v26h-4zM211 44h2v26h-2zM216 44h5v26h-5z',
  'M224 44h3v26h-3zM230 44h2v26h-2zM235 44h6v26h-6zM244 44h3v26h-3zM250 44h2v26h-2z',
  'M255 44h4v26h-4zM262 44h2v26h-2zM267 44h5v26h-5zM275 44h3v26h-3zM281 44h2v26h-2z',
  'M286 44h5v26h-5zM294 44h3v26h-3z',
].join('')

/** Marks the ten digits after IDMEX. The drawing shows no real card. */
export function DrawingIneBack({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 320 208" role="img" aria-label={label} className={classes.drawing}>
      <rect
        x="6"
        y="6"
        width="308"
        height="196"
        rx="14"
        fill="var(--t-ill-paper)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
      />
      <path
        fill="var(--t-ill-stage)"
        d="M7.5 20A12.5 12.5 0 0 1 20 7.5h280A12.5 12.5 0 0 1 312.5 20v10h-305z"
      />
      <path
        fill="var(--t-ill-blue)"
        d="M20 18a4 4 0 0 1 4-4h52a4 4 0 0 1 0 8H24a4 4 0 0 1-4-4Z"
        opacity=".55"
      />
      <path fill="var(--t-ill-ink)" fillRule="evenodd" opacity=".38" d={CODES} />
      <path fill="var(--t-ill-ink)" opacity=".38" d={BARS} />
      <path fill="var(--t-ill-manila)" d="M160 97a18 18 0 0 1 18-18v18ZM200 97a18 18 0 0 0-18-18v18Z" />
      <path
        stroke="var(--t-ill-ink)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".3"
        d="M214 84h80M214 94h52"
      />
      <path
        fill="var(--t-ill-stage)"
        d="M7.5 110h305v78A12.5 12.5 0 0 1 300 200.5H20A12.5 12.5 0 0 1 7.5 188z"
      />
      <rect
        x="80"
        y="116"
        width="118"
        height="32"
        rx="6"
        fill="var(--t-ill-maiz)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
      />
      <g fontFamily="var(--t-mono)" fontSize="18.5" fontWeight="700" fill="var(--t-on-maiz)">
        <text x="20" y="138" textLength="55" lengthAdjust="spacingAndGlyphs" fill="var(--t-ink)">
          IDMEX
        </text>
        <text x="86" y="138" textLength="106" lengthAdjust="spacingAndGlyphs">
          1987654321
        </text>
        <text
          x="204"
          y="138"
          textLength="96"
          lengthAdjust="spacingAndGlyphs"
          opacity=".62"
          fill="var(--t-ink)"
        >
          {'<<0412073'}
        </text>
      </g>
      <path
        stroke="var(--t-ill-line)"
        strokeWidth="7"
        strokeDasharray="7 3.8"
        opacity=".28"
        d="M20 164h280M20 184h280"
      />
    </svg>
  )
}
