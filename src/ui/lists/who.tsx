import { useState } from 'react'
import { Avatar } from '../drawings/avatar.tsx'
import classes from './who.module.css'

interface Props {
  /** As people write it. */
  name: string
  /** What tells two people of one name apart; empty ones are left out. */
  lines: readonly string[]
  /** Address of a picture; '' where there is none. */
  photo?: string
}

/** Somebody to be recognised before something is done to their account: face, name, number, department. */
export function Who({ name, lines, photo = '' }: Props) {
  const [isGone, setGone] = useState(false)
  return (
    <div className={classes.who}>
      {photo === '' || isGone ? (
        <Avatar name={name} size={64} />
      ) : (
        <img className={classes.photo} src={photo} alt="" onError={() => setGone(true)} />
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
