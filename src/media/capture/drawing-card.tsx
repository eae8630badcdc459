import type { CardSide } from './card.ts'

export function DrawingCard({ side }: { side: CardSide }) {
  return (
    <svg viewBox="0 0 320 202" aria-hidden="true" focusable="false">
      <g transform="rotate(-2 160 101)">
        <rect x="12" y="9" width="296" height="184" rx="14" fill="#fff" stroke="#1a2430" strokeWidth="3" />
        <path
          fill="#e4eef9"
          d="M13.500 38V23A12.500 12.500 0 0 1 26 10.500h268A12.500 12.500 0 0 1 306.500 23v15z"
        />
        <rect x="26" y="20" width="76" height="9" rx="4.500" fill="#0b5cad" opacity=".6" />
        {side === 0 ? <Front /> : <Back />}
      </g>
    </svg>
  )
}

function Front() {
  return (
    <>
      <rect x="30" y="54" width="92" height="116" rx="8" fill="#e4eef9" stroke="#1a2430" strokeWidth="3" />
      <circle cx="76" cy="96" r="22" fill="#1a2430" />
      <path fill="#0b5cad" d="M38 168.500a38 38 0 0 1 76 0z" />
      <path stroke="#ffbf47" strokeWidth="14" strokeLinecap="round" d="M146 62h108" />
      <path
        stroke="#1a2430"
        strokeWidth="8"
        strokeLinecap="round"
        opacity=".3"
        d="M146 90h132M146 108h96M146 126h120M146 144h80M146 162h104"
      />
    </>
  )
}

function Back() {
  return (
    <>
      <g fill="none" stroke="#1a2430" opacity=".38">
        <path
          strokeWidth="6"
          d="M29 51h14v14h-14zM65 51h14v14h-14zM29 83h14v14h-14zM97 51h14v14h-14zM133 51h14v14h-14zM97 83h14v14h-14z"
        />
        <path
          strokeWidth="6"
          strokeDasharray="6 5 12 4"
          d="M26 74h58M52 84h32M52 96h30M94 74h58M120 84h32M120 96h30"
        />
        <path strokeWidth="24" strokeDasharray="3 3 2 4 6 3 2 3 4 5" d="M166 60h126" />
      </g>
      <path stroke="#1a2430" strokeWidth="4" strokeLinecap="round" opacity=".3" d="M168 86h122M168 96h74" />
      <path
        fill="#e4eef9"
        d="M13.500 110h293v69a12.500 12.500 0 0 1-12.500 12.500H26A12.500 12.500 0 0 1 13.500 179z"
      />
      <rect x="82" y="116" width="118" height="30" rx="6" fill="#ffbf47" stroke="#1a2430" strokeWidth="3" />
      <g fontFamily="var(--t-mono)" fontSize="18.500" fontWeight="700" fill="#1a2430">
        <text x="24" y="137" textLength="52" lengthAdjust="spacingAndGlyphs">
          IDMEX
        </text>
        <text x="88" y="137" textLength="106" lengthAdjust="spacingAndGlyphs">
          1987654321
        </text>
      </g>
      <path
        stroke="#1a2430"
        strokeWidth="7"
        strokeDasharray="7 3.800"
        opacity=".28"
        d="M208 131h86M24 160h270M24 178h270"
      />
    </>
  )
}
