import { IconAlertTriangle } from '@tabler/icons-react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { texts } from '../texts.es.ts'
import type { Sender } from './use-sending.ts'

interface Props {
  label: string
  sender: Sender
}

export function SendingDialog({ label, sender }: Props) {
  const words = useTexts(texts)
  const { state } = sender
  if (state.phase === 'idle') return null
  return (
    <Dialog
      opened
      size="small"
      persistent
      title={state.phase === 'busy' ? label : words.capture.failed}
      closeLabel={words.close}
      onClose={sender.giveUp}
    >
      {state.phase === 'busy' ? (
        <Busy share={state.share} onCancel={sender.cancel} />
      ) : (
        <div className="t-stack t-gap-3">
          <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />}>
            {state.text}
          </Banner>
          <Button data-autofocus onClick={() => sender.send(state.result)}>
            {words.capture.retry}
          </Button>
          <Button variant="outline" onClick={sender.giveUp}>
            {words.capture.back}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Busy({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { capture } = useTexts(texts)
  const isKiosk = useIsKiosk()
  if (!isKiosk) return <ProgressLine text={capture.keeping} />
  return (
    <div className="t-stack t-gap-3">
      {share < 1 ? (
        <ProgressLine text={capture.sending} share={share} />
      ) : (
        <ProgressLine text={capture.checking} />
      )}
      <Button variant="outline" data-autofocus onClick={onCancel}>
        {capture.cancel}
      </Button>
    </div>
  )
}
