import { useState } from 'react'
import { Avatar } from '../drawings/avatar.tsx'

/** Inline, because a style sheet would be a separate file. */
const PHOTO = { objectFit: 'cover' } as const

interface Props {
  /** Name in normal letter case. */
  name: string
  /** Lines that distinguish people with the same name. Empty lines are skipped. */
  lines: readonly string[]
  /** URL of the photo; '' for none. */
  photo?: string
}

export function Who({ name, lines, photo = '' }: Props) {
  const [isMissing, setMissing] = useState(false)
  return (
    <div className="t-row t-sunk t-round t-gap-3 t-pad-3">
      {photo === '' || isMissing ? (
        <Avatar name={name} size={64} />
      ) : (
        <img
          className="t-firm t-round"
          style={PHOTO}
          src={photo}
          width={64}
          height={64}
          alt=""
          onError={() => setMissing(true)}
        />
      )}
      <div className="t-shrink">
        <p className="t-heavy t-lead t-snug">{name}</p>
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="t-body t-quiet t-snug">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
