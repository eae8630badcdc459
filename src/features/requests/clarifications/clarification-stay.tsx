import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useBackExplains } from '#hooks/navigation/use-back-explains.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'

interface Props {
  /** true: the first Back; false: what it has asked for was begun. */
  onAsked: (isAsked: boolean) => void
  onLeave: () => void
}

/** In place of the close icon while closed ones wait for a rating (CLAR-25): Back says why, a second one leaves. */
export function ClarificationStay(props: Props) {
  const [isArmed, setArmed] = useState(false)
  // Not by the Back, or the Esc, that has just closed what lay over the list: it is still on its way.
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
