import { IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { readPrivacyNotice } from '#contract/privacy/privacy.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { sectionNames } from '#domain/privacy/notice.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NoticeText } from '#pieces/privacy/notice-text.tsx'
import { privacy } from '#pieces/privacy/own-notice.es.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/lists/card.tsx'
import classes from './privacy-screen.module.css'
import { PublicFrame } from './public-frame.tsx'
import { texts } from './texts.es.ts'

/** Length of the date in '28/11/2026 02:49:06'. */
const DAY = 10

type Notice = ResponseOf<typeof readPrivacyNotice>

export function Screen() {
  const words = useTexts(privacy)
  const notice = usePublished()
  const { privacyOn } = useTexts(texts)
  return (
    <PublicFrame>
      <h1>{words.title}</h1>
      {notice === undefined ? (
        <div data-waits />
      ) : notice === null ? (
        <OwnNotice />
      ) : (
        <>
          <p className={classes.version}>{privacyOn(notice.version, notice.fecha.slice(0, DAY))}</p>
          <Card>
            <NoticeText text={notice.texto} />
          </Card>
        </>
      )}
    </PublicFrame>
  )
}

/** Returns undefined while loading; null when no notice was published or the request failed. */
function usePublished(): Notice | null | undefined {
  const [notice, setNotice] = useState<Notice | null | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    void call(readPrivacyNotice, {}).then((answer) => {
      if (isCurrent) setNotice(answer.ok && answer.value.version > 0 ? answer.value : null)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return notice
}

function OwnNotice() {
  const words = useTexts(privacy)
  return (
    <>
      <p className={classes.version}>{words.version}</p>
      <Banner tone="teal" icon={<IconShieldCheck />} title={words.shortTitle}>
        {words.short}
      </Banner>
      <Card className="t-above-4">
        {sectionNames.map((name) => {
          const { title, paragraphs, items, after } = words.sections[name]
          return (
            <section key={name} className={classes.section}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {after !== '' && <p>{after}</p>}
            </section>
          )
        })}
      </Card>
    </>
  )
}
