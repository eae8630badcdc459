import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { listPrivacyNotices } from '#contract/privacy/privacy-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { MissingData } from './not-here-yet.tsx'
import { PublishForm } from './publish-form.tsx'
import { texts } from './texts.es.ts'
import { useOpener } from './use-opener.ts'

/** Length of the date in '28/11/2026 02:49:06'. */
const DAY = 10

export function NoticesPart() {
  const words = useTexts(texts).desk
  const { data, failure, refresh } = useOperation(listPrivacyNotices, {}, { isKept: false })
  const [isWriting, setWriting] = useState(false)
  const { opener, focusOpener } = useOpener()
  if (data === null) return <MissingData failure={failure} rows={3} refresh={() => void refresh()} />
  const next = (data.data[0]?.version ?? 0) + 1
  return (
    <section>
      <SectionTitle>{words.noticeTitle}</SectionTitle>
      {data.data.length === 0 ? (
        <p className="t-quiet t-body">{words.nobodyAsked}</p>
      ) : (
        <ListCard label={words.noticeTitle}>
          {data.data.map((row) => (
            <ListRow
              key={row.version}
              lead={<Tile tone="pink" icon={<IconShieldLock size={24} />} />}
              title={words.row(row.version, row.fecha.slice(0, DAY))}
              text={[
                words.count(row.aceptaron, data.personas),
                row.quien === '' ? '' : words.by(properName(row.quien)),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </ListCard>
      )}
      {data.data.length > 0 && data.agregado === undefined && (
        <p className="t-above-2 t-body">{words.older}</p>
      )}
      <div ref={opener} className="t-above-3">
        {!data.generado ? (
          <p className="t-quiet t-body">{words.noCompany}</p>
        ) : isWriting ? (
          <PublishForm
            version={next}
            generated={data.generado}
            former={data.agregado ?? ''}
            onEnd={() => {
              setWriting(false)
              void refresh()
              focusOpener()
            }}
          />
        ) : (
          <Button variant="outline" onClick={() => setWriting(true)}>
            {words.write}
          </Button>
        )}
      </div>
    </section>
  )
}
