import { useBackCloses } from '#hooks/navigation/use-back-closes.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { NoticeList } from './notice-list.tsx'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

/** New notices, once a person: closing the dialog is having read them. */
export function NoticesDialog() {
  const words = useTexts(texts)
  const { unseen, markSeen } = useNotices()
  useBackCloses(markSeen)
  useFocusBack()
  return (
    // Over what the address opened, whichever of the two was here first.
    <Dialog opened onTop title={words.dialogTitle(unseen.length)} closeLabel={words.close} onClose={markSeen}>
      <NoticeList notices={unseen} />
      <div className="t-above-5">
        <Button fullWidth onClick={markSeen}>
          {words.understood}
        </Button>
      </div>
    </Dialog>
  )
}
