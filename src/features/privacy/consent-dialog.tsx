import { IconInfoCircle } from '@tabler/icons-react'
import { readPrivacyNotice } from '#contract/privacy/privacy.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NoticeText } from '#pieces/privacy/notice-text.tsx'
import { useAccepting, useConsent } from '#models/privacy/use-consent.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { MissingData } from './not-here-yet.tsx'
import classes from './privacy.module.css'
import { texts } from './texts.es.ts'

/** Length of the date in '28/11/2026 02:49:06'. */
const DAY = 10

export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  useCloseOnBack(onClose, { opensItself: true })
  const consent = useConsent({ isShown: false })
  const { data, failure, refresh } = useOperation(readPrivacyNotice, {}, { isShown: false })
  // Accepts the version shown here, even after a newer version was published.
  const version = data?.version ?? 0
  const { isBusy, accept } = useAccepting(version)
  const yes = async () => {
    const sending = await accept()
    if (sending?.kind === 'registered') showSnack({ text: words.notice.done, tone: 'success' })
    else if (sending?.kind === 'waiting') showSnack({ text: words.notice.kept, tone: 'info' })
    else {
      const why =
        sending?.kind === 'failed' ? failureText(sending.failure, words.failed) : words.notice.noRoom
      return showSnack({ text: why, tone: 'error', ms: 5000 })
    }
    onClose()
  }
  return (
    <Dialog opened size="large" title={words.notice.title} closeLabel={words.close} onClose={onClose}>
      <div className="t-stack t-gap-3">
        {data !== null && version > 0 ? (
          <>
            <p className="t-quiet t-small">{words.notice.version(version, data.fecha.slice(0, DAY))}</p>
            <p>{words.notice.lead}</p>
            {consent.changes !== '' && consent.version === version && (
              <Banner tone="teal" icon={<IconInfoCircle />} title={words.notice.changes}>
                <span lang="es-MX">{consent.changes}</span>
              </Banner>
            )}
            <NoticeText text={data.texto} />
            <div className={classes.actions}>
              <Button variant="outline" onClick={onClose}>
                {words.notice.later}
              </Button>
              <Button aria-disabled={isBusy} onClick={() => void yes()}>
                {isBusy ? words.working : words.notice.accept}
              </Button>
            </div>
          </>
        ) : (
          <MissingData failure={failure} rows={4} refresh={() => void refresh()} />
        )}
      </div>
    </Dialog>
  )
}
