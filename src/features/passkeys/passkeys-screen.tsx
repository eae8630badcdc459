import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import { useCanMakePasskeys } from '#hooks/device/passkey-offer.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { AddForm } from './add-form.tsx'
import { texts } from './texts.es.ts'
import { type Passkey, usePasskeys } from './use-passkeys.ts'

/** Adds, lists and revokes the person's passkeys (P-291 to P-294). */
export function Screen() {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  return (
    <div className="t-stack t-gap-4 t-page">{isKiosk ? <Unsupported text={words.kiosk} /> : <OnPhone />}</div>
  )
}

function Unsupported({ text }: { text: string }) {
  return (
    <Banner tone="neutral" icon={<IconFingerprint />}>
      {text}
    </Banner>
  )
}

function OnPhone() {
  const words = useTexts(texts)
  const canMake = useCanMakePasskeys()
  const { passkeys, here, failure, refresh, remove } = usePasskeys()
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (passkeys === null || here === null || canMake === null) {
    return (
      <MissingData
        rows={3}
        loadProblem={failure && { title: failureText(failure, words.failed) }}
        loading={words.loading}
        slowText={words.slow}
        againWord={words.retry}
        onRetry={refresh}
      />
    )
  }
  const isHere = passkeys.some(({ credencial }) => here.includes(credencial))
  const confirm = async () => {
    if (leaving === null) return
    setBusy(true)
    await remove(leaving)
    setBusy(false)
    setLeaving(null)
  }
  return (
    <>
      {!isHere && canMake && <AddForm onAdded={refresh} />}
      {!isHere && !canMake && <Unsupported text={words.unsupported} />}
      <section>
        <SectionTitle>{words.list.title}</SectionTitle>
        {passkeys.length === 0 ? (
          <p className="t-quiet">{words.list.none}</p>
        ) : (
          <ListCard label={words.list.title}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isHere={here.includes(passkey.credencial)}
                onRemove={() => setLeaving(passkey)}
              />
            ))}
          </ListCard>
        )}
      </section>
      <ConfirmDialog
        opened={leaving !== null}
        title={words.list.warning}
        question={leaving && words.list.ask(leaving.nombre)}
        cancelText={words.list.cancel}
        confirmText={words.list.confirm}
        danger
        busy={isBusy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

interface RowProps {
  passkey: Passkey
  isHere: boolean
  onRemove: () => void
}

function PasskeyRow({ passkey: { nombre, creada, usada }, isHere, onRemove }: RowProps) {
  const words = useTexts(texts).list
  return (
    <ListRow
      lead={<Tile tone="teal" icon={<IconFingerprint size={24} />} />}
      title={nombre}
      text={usada ? words.used(formatDate(usada)) : words.since(formatDate(creada))}
      chip={
        isHere ? (
          <StateChip tone="ok" icon={<IconDeviceMobile />}>
            {words.here}
          </StateChip>
        ) : null
      }
      onClick={onRemove}
    />
  )
}
