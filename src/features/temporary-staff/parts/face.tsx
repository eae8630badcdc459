import { useState } from 'react'
import { Avatar } from '#ui/drawings/avatar.tsx'
import classes from './parts.module.css'

interface Props {
  name: string
  /** URL, or ''. */
  photo: string
  size: number
}

export function Face({ name, photo, size }: Props) {
  const [isGone, setGone] = useState(false)
  if (photo === '' || isGone) return <Avatar name={name} size={size} />
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
