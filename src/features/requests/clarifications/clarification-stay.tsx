import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useBackExplains } from '#hooks/navigation/use-back-explains.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'

interface Props {
  /** True after the first Back; false when a dialog opens over the list. */
  onAsked: (isAsked: boolean) => void
  onLeave: () => void
}

/** Explains at the first Back why ratings are due, and leaves at the second. */
export function ClarificationStay(props: Props) {
  const [isArmed, setArmed] = useState(false)
  // Waits one tick, because a Back or Esc that closed a dialog is still being dispatched.
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true))
    return () => clearTimeout(timer)
  }, [])
  return isArmed && <Armed {...props} />
}

function Armed({ onAsked, onLeave }: Props) {
  const words = useTexts(clarificationTexts)
  const { isAsked, ask } = useBackExplains(onLeave)
  useEffect(() => {
    if (!isAsked) return
    onAsked(true)
    return () => onAsked(false)
  }, [isAsked, onAsked])
  return (
    <Button variant="subtle" leftSection={<IconArrowLeft size={22} aria-hidden />} onClick={ask}>
      {words.back}
    </Button>
  )
}
