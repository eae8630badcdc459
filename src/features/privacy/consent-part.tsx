import { IconShieldCheck, IconShieldLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readOwnData } from '#contract/privacy/privacy.ts'
import { consentForm } from '#domain/requests/request-forms.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useConsent } from '#models/privacy/use-consent.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { texts } from './texts.es.ts'

/** Length of the date in '28/11/2026 02:49:06'. */
const DAY = 10

export function ConsentPart() {
  const words = useTexts(texts).notice
  const { state, version, date, accepted } = useConsent()
  const [isOpen, setOpen] = useState(false)
  const waitsFor = useWaitsFor(state === 'waiting' ? consentForm(version) : '')
  useRecount(state === 'unknown' ? null : accepted.some((row) => row.version === version))
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <ListCard label={words.title}>
        {version > 0 && (
          <ListRow
            lead={
              <Tile
                tone={state === 'accepted' ? 'ok' : 'warn'}
                icon={state === 'accepted' ? <IconShieldCheck size={24} /> : <IconShieldLock size={24} />}
              />
            }
            title={words.version(version, date.slice(0, DAY))}
            {...(state === 'waiting'
              ? { chip: <SendingState state="queued" waitsFor={waitsFor} /> }
              : { text: state === 'accepted' ? words.accepted : words.asked })}
          />
        )}
        {accepted.map((row) => (
          <ListRow key={row.version} title={words.acceptedOn(row.version, row.fecha.slice(0, DAY))} />
        ))}
        <ListRow
          title={words.read}
          {...(version === 0 ? { text: words.none } : {})}
          href={`#${paths.privacy}`}
        />
      </ListCard>
      {state === 'asked' && (
        <div className="t-above-3">
          <Button onClick={() => setOpen(true)}>{words.open}</Button>
        </div>
      )}
      {isOpen && <ConsentDialog onClose={() => setOpen(false)} />}
    </section>
  )
}

function useRecount(isHeard: boolean | null): void {
  const client = useQueryClient()
  const before = useRef<boolean | null>(null)
  useEffect(() => {
    if (before.current === false && isHeard) void client.invalidateQueries({ queryKey: [readOwnData.id] })
    before.current = isHeard
  }, [client, isHeard])
}
