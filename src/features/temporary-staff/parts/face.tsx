import { useState } from 'react'
import { Avatar } from '#ui/drawings/avatar.tsx'
import classes from './parts.module.css'
import { toneOf } from './tone.ts'

interface Props {
  /** As people write it. */
  name: string
  number: string
  /** Address of a picture; '' where there is none. */
  photo: string
  size: number
}

/** A person's photo in the portal's half-disc, or their initials. */
export function Face({ name, number, photo, size }: Props) {
  const [isGone, setGone] = useState(false)
  if (photo === '' || isGone) return <Avatar name={name} tone={toneOf(number)} size={size} />
  return (
    <img
      className={classes.photo}
      src={photo}
      width={size}
      height={size}
      loading="lazy"
      alt=""
      onError={() => setGone(true)}
    />
  )
}
