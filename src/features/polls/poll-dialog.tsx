import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { PollDialogKind } from '#models/polls/due.ts'
import { dialogPlaces } from '#models/polls/places.ts'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { type FrameProps, OpenPoll } from './open-poll.tsx'
import { texts } from './texts.es.ts'

interface Props {
  kind: PollDialogKind
  onClose: () => void
}

/** Shows the benefits or routes poll on the full screen (SHELL-27, SHELL-28, SHELL-38). */
export function PollDialog({ kind, onClose }: Props) {
  useCloseOnBack(onClose, { opensItself: true })
  return <OpenPoll place={dialogPlaces[kind]} Frame={Frame} onClose={onClose} />
}

function Frame({ title, mark, onClose, children }: FrameProps) {
  const words = useTexts(texts)
  return (
    <PageDialog
      onClose={onClose}
      header={(heading) => (
        <PageHeader
          raised
          title={heading(title)}
          backIcon="close"
          backLabel={words.close}
          onBack={onClose}
          sub={mark}
        />
      )}
    >
      {children}
    </PageDialog>
  )
}
