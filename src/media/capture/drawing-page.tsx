export function DrawingPage() {
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" focusable="false">
      <g transform="rotate(-2 120 150)">
        <rect x="18" y="14" width="204" height="272" rx="10" fill="#fff" stroke="#1a2430" strokeWidth="3" />
        <rect x="19.500" y="15.500" width="201" height="46" rx="8" fill="#e4eef9" />
        <rect x="34" y="32" width="92" height="12" rx="6" fill="#0b5cad" />
        <path d="M178 52a20 20 0 0 1 40 0z" fill="#ffbf47" transform="translate(-8 0)" />
        <g fill="#c3cbd4">
          <rect x="34" y="82" width="172" height="8" rx="4" />
          <rect x="34" y="102" width="150" height="8" rx="4" />
          <rect x="34" y="122" width="164" height="8" rx="4" />
          <rect x="34" y="186" width="172" height="8" rx="4" />
          <rect x="34" y="206" width="138" height="8" rx="4" />
          <rect x="34" y="226" width="160" height="8" rx="4" />
          <rect x="34" y="250" width="70" height="8" rx="4" />
        </g>
        <rect x="32" y="142" width="176" height="30" rx="6" fill="#ffe0a0" stroke="#1a2430" strokeWidth="3" />
        <rect x="44" y="152" width="120" height="10" rx="5" fill="#1a2430" />
      </g>
    </svg>
  )
}
