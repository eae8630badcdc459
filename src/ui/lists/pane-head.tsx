import { IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { IconAction } from '../actions/icon-action.tsx'
import { useFocusOnMount } from '../actions/use-focus-on-mount.ts'
import { Avatar } from '../drawings/avatar.tsx'

interface Props {
  id: string
  person: string
  heading: string
  closeWord: string
  /** null when the page has its own back arrow. */
  onClose: (() => void) | null
  takesFocus?: boolean
  children: ReactNode
}

export function PaneHead({ id, person, heading, closeWord, onClose, takesFocus = true, children }: Props) {
  const place = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(() => (takesFocus ? place.current : null))
  return (
    <div className="t-row t-on-card t-bottom-line t-gap-2-3 t-firm t-pad-3-4">
      <Avatar name={person} size={48} />
      <div className="t-grow t-shrink t-headed t-no-focus">
        <h2 ref={place} id={id} tabIndex={-1}>
          {heading}
        </h2>
        {children}
      </div>
      {onClose && <IconAction icon={<IconX size={24} />} label={closeWord} onClick={onClose} />}
    </div>
  )
}
