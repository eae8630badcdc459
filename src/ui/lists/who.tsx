import { useState } from 'react'
import { Avatar } from '../drawings/avatar.tsx'
import type { Tone } from '../theme/tone.ts'

/** A style sheet for two rules would be a file of its own. */
const PHOTO = { objectFit: 'cover' } as const

interface Props {
  /** As people write it. */
  name: string
  /** What tells two people of one name apart; empty ones are left out. */
  lines: readonly string[]
  /** Address of a picture; '' where there is none. */
  photo?: string
  /** Of the initials where there is no picture. */
  tone?: Tone
}

/** Somebody to be recognised before something is done to their account: face, name, number, department. */
export function Who({ name, lines, photo = '', tone }: Props) {
  const [isGone, setGone] = useState(false)
  return (
    <div className="t-row t-sunk t-round t-gap-3 t-pad-3">
      {photo === '' || isGone ? (
        <Avatar name={name} {...(tone && { tone })} size={64} />
      ) : (
        <img
          className="t-firm t-round"
          style={PHOTO}
          src={photo}
          width={64}
          height={64}
          alt=""
          onError={() => setGone(true)}
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
