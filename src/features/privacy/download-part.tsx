import { IconAlertTriangle, IconDeviceMobile, IconDownload } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { PasswordForm } from './password-form.tsx'
import { texts } from './texts.es.ts'
import type { useDownload } from './use-download.ts'

const MEGABYTE = 1024 * 1024
/** Length of date and minutes in '28/11/2026 02:49:06'. */
const MINUTE = 16

export function DownloadPart({ state }: { state: ReturnType<typeof useDownload> }) {
  const words = useTexts(texts).download
  const isKiosk = useIsKiosk()
  const card = useRef<HTMLDivElement>(null)
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <Card>
        <div ref={card} className="t-stack t-gap-3" tabIndex={-1}>
          <p>{words.text}</p>
          {isKiosk ? (
            <Banner tone="neutral" icon={<IconDeviceMobile />}>
              {words.kiosk}
            </Banner>
          ) : (
            <Steps state={state} card={card} />
          )}
        </div>
      </Card>
    </section>
  )
}

interface StepsProps {
  state: ReturnType<typeof useDownload>
  card: RefObject<HTMLElement | null>
}

function Steps({ state, card }: StepsProps) {
  const words = useTexts(texts)
  const [asks, setAsks] = useState<'ask' | 'open' | null>(null)
  const { download, work, data } = state
  const didAsk = useRef(false)
  useEffect(() => {
    if (asks !== null) didAsk.current = true
    else if (didAsk.current && document.activeElement === document.body)
      focusOnMount(card.current, { preventScroll: true })
  }, [asks, card])
  const place = useRef<HTMLDivElement>(null)
  const isFetching = state.percent !== null
  const didFetch = useRef(false)
  useEffect(() => {
    // Button and progress replace each other, so the new element gets the focus.
    if (isFetching) {
      didFetch.current = true
      if (document.activeElement === document.body) focusOnMount(place.current, { preventScroll: true })
    } else if (didFetch.current) {
      didFetch.current = false
      if ([document.body, place.current].includes(document.activeElement as HTMLElement))
        focusOnMount(place.current?.querySelector('button'), { preventScroll: true })
    }
  }, [isFetching])
  const size = words.download.megabytes(megabytesOf(download?.bytes ?? 0))
  const close = () => {
    work.forget()
    setAsks(null)
  }
  if (asks !== null) {
    return (
      <PasswordForm
        submitWord={asks === 'ask' ? words.download.go : words.download.open}
        isBusy={work.isBusy}
        problem={work.problem}
        attempt={work.attempt}
        onRefuse={work.refuse}
        onPassword={(password) =>
          asks === 'ask' || download === null
            ? state.ask(password, close)
            : state.open(download.id, password, close)
        }
        onCancel={close}
      />
    )
  }
  if (download?.estado === 'waiting') {
    return (
      <div role="status">
        <p className="t-strong">{words.download.waiting}</p>
        <p className="t-quiet">{words.download.waitingText}</p>
      </div>
    )
  }
  const left = data?.quedan ?? 0
  return (
    <>
      {download?.estado === 'failed' && (
        <Banner tone="error" icon={<IconAlertTriangle />} title={words.download.failedTitle} live="status">
          {words.download.failedText}
        </Banner>
      )}
      {download?.estado === 'ready' && (
        <>
          <div role="status">
            <p className="t-strong">{words.download.ready(size)}</p>
            <p className="t-quiet">{words.download.readyText(download.hasta.slice(0, MINUTE))}</p>
          </div>
          {(download.faltan ?? 0) > 0 && (
            <Banner tone="warn" icon={<IconAlertTriangle />} live="status">
              {words.download.missing(download.faltan ?? 0)}
            </Banner>
          )}
          {state.isBroken && <p role="status">{words.download.broken}</p>}
          <div ref={place} tabIndex={-1} className="t-stack">
            {state.percent === null ? (
              <Button
                leftSection={<IconDownload size={22} aria-hidden />}
                onClick={() => (state.hasKey ? state.fetch() : setAsks('open'))}
              >
                {state.isBroken ? words.download.goOn : words.download.save(size)}
              </Button>
            ) : (
              <ProgressLine share={state.percent / 100} text={words.download.fetching} />
            )}
          </div>
        </>
      )}
      {state.percent === null && (
        <>
          {left > 0 && (
            <Button
              variant={download?.estado === 'ready' ? 'outline' : 'filled'}
              onClick={() => setAsks('ask')}
            >
              {download?.estado === 'ready' || download?.estado === 'failed'
                ? words.download.again
                : words.download.ask}
            </Button>
          )}
          <p className="t-quiet t-small">{left > 0 ? words.download.left(left) : words.download.noneLeft}</p>
        </>
      )}
    </>
  )
}

/** Never returns "0.0" for a non-empty file. */
function megabytesOf(bytes: number): string {
  return Math.max(0.1, bytes / MEGABYTE).toLocaleString('es-MX', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}
