import { IconKey, IconKeyOff, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type ImportKey, listImportKeys, revokeImportKey } from '#contract/imports/import-keys.ts'
import { call } from '#core/transport/rpc.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { IMPORT_KINDS } from '#domain/import-file/import-kinds.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { failureText, staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { DrawingChoose } from '#ui/drawings/drawing-choose.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { blankKey, MakeKeyDialog } from './make-key-dialog.tsx'
import { texts } from './texts.es.ts'

export function Screen() {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(listImportKeys, {}, { isKept: false })
  const [isMaking, setMaking] = useState(false)
  const [typed, setTyped] = useState(blankKey)
  useUnsavedInput(typed !== blankKey)
  const [revoking, setRevoking] = useState<ImportKey | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [justRevoked, setJustRevoked] = useState(0)
  const make = useOnlineOnly(words.offlineTry, () => setMaking(true))
  const again = () => void refresh()
  const revoke = async ({ id }: ImportKey) => {
    if (isBusy) return
    setBusy(true)
    const answer = await call(revokeImportKey, { id })
    setBusy(false)
    setRevoking(null)
    if (answer.ok) setJustRevoked(id)
    showSnack(
      answer.ok
        ? { text: words.revokedNow, tone: 'success' }
        : { text: failureText(answer.failure, words.failure), tone: 'error' },
    )
    await refresh()
  }
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <p>{words.lead}</p>
      <div>
        <Button
          resting={make.resting}
          leftSection={<IconPlus size={22} aria-hidden />}
          onClick={make.onClick}
        >
          {words.add}
        </Button>
      </div>
      {data === null ? (
        <MissingData
          rows={3}
          {...toMissingDataProps({ failure, isRefreshing, refresh }, words)}
          loading={words.loading}
        />
      ) : (
        <>
          {old && <StaleData {...old} againWord={words.again} onRetry={again} />}
          {data.data.length === 0 ? (
            <EmptyState drawing={<DrawingChoose />} title={words.none} text={words.noneText} />
          ) : (
            <ListCard label={words.keys}>
              {data.data.map((key) => (
                <KeyRow
                  key={key.id}
                  it={key}
                  hasMail={data.avisa !== false}
                  isJustRevoked={key.id === justRevoked}
                  onRevoke={() => setRevoking(key)}
                />
              ))}
            </ListCard>
          )}
        </>
      )}
      {isMaking && (
        <MakeKeyDialog
          // All kinds are offered until the answer arrives. The server checks the choice.
          may={data?.puedes ?? IMPORT_KINDS}
          hasMail={data?.avisa !== false}
          typed={typed}
          onType={setTyped}
          onMade={() => void refresh()}
          onClose={() => setMaking(false)}
        />
      )}
      <ConfirmDialog
        opened={revoking !== null}
        danger
        title={words.revoke}
        question={words.revokeAsk(revoking?.nombre ?? '')}
        cancelText={words.cancel}
        confirmText={words.revoke}
        busy={isBusy}
        onCancel={() => setRevoking(null)}
        onConfirm={() => {
          if (revoking) void revoke(revoking)
        }}
      />
    </div>
  )
}

interface RowProps {
  it: ImportKey
  hasMail: boolean
  isJustRevoked: boolean
  onRevoke: () => void
}

function KeyRow({ it, hasMail, isJustRevoked, onRevoke }: RowProps) {
  const words = useTexts(texts)
  const isOver = it.revocada !== ''
  const said = useRef<HTMLSpanElement>(null)
  const isTold = isOver && isJustRevoked
  useEffect(() => {
    if (isTold && document.activeElement === document.body)
      focusOnMount(said.current, { preventScroll: true })
  }, [isTold])
  const { resting, onClick } = useOnlineOnly(words.offlineTry, onRevoke)
  return (
    <ListRow
      lead={
        <Tile
          tone={isOver ? 'neutral' : 'teal'}
          icon={isOver ? <IconKeyOff size={24} /> : <IconKey size={24} />}
        />
      }
      title={<span className="t-break">{it.nombre}</span>}
      text={
        <>
          <span>{words.brings(it.clases.map((kind) => words.kinds[kind].title).join(', '))}</span>
          <br />
          <span>{words.ending(it.termina)}</span>
          <br />
          <span ref={said} tabIndex={-1}>
            {isOver
              ? words.revoked(formatInstant(Date.parse(it.revocada)))
              : it.usada === ''
                ? words.neverUsed
                : words.used(formatInstant(Date.parse(it.usada)))}
          </span>
          {it.correo !== '' && !isOver && (
            <>
              <br />
              <span className="t-break">
                {hasMail ? words.writes(it.correo) : words.writesNot(it.correo)}
              </span>
            </>
          )}
        </>
      }
      {...(!isOver && {
        action: (
          <Button variant="subtle" size="sm" resting={resting} onClick={onClick}>
            {words.revoke}
            <span className="t-hidden"> {it.nombre}</span>
          </Button>
        ),
      })}
    />
  )
}
