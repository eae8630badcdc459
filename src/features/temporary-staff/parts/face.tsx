import { useState } from 'react'
import { Avatar } from '#ui/drawings/avatar.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import classes from './parts.module.css'

const tones: readonly Tone[] = ['pink', 'teal', 'primary', 'warn', 'neutral']

interface Props {
  /** As people write it. */
  name: string
  /** Tells neighbours apart at a glance; the same person has the same colour everywhere. */
  number: string
  /** Address of a picture; '' where there is none. */
  photo: string
  size: number
}

/** A person's photo in the portal's half-disc, or their initials. */
export function Face({ name, number, photo, size }: Props) {
  const [isGone, setGone] = useState(false)
  const tone = tones[Number(number.slice(-2)) % tones.length] ?? 'primary'
  if (photo === '' || isGone) return <Avatar name={name} tone={tone} size={size} />
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
