import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import {
  changeWebhook,
  listConnections,
  type OutboundKey,
  revokeOutboundKey,
  tryWebhook,
  type Webhook,
} from '#contract/outbound/connections.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { Result } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { failureText, missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ShownSecret } from '#pieces/secrets/shown-secret.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { LoadFailure, StaleData } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { ListCard } from '#ui/lists/list-card.tsx'
import { blankConnection, MakeConnectionDialog, type ConnectionKind } from './make-connection-dialog.tsx'
import { KeyRow, useResultWords, WebhookRow } from './connection-rows.tsx'
import { texts } from './texts.es.ts'

type Change = RequestOf<typeof changeWebhook>['accion']

/** Change that waits for a confirmation. */
type Asked = { key: OutboundKey } | { hook: Webhook; accion: 'rotar' | 'quitar' }

export function ConnectionsScreen() {
  const words = useTexts(texts)
  const own = words.connections
  const { data, failure, isRefreshing, refresh } = useOperation(listConnections, {}, { isKept: false })
  const [making, setMaking] = useState<ConnectionKind | null>(null)
  const [typed, setTyped] = useState(blankConnection)
  useUnsavedInput(typed !== blankConnection)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const resultOf = useResultWords()
  const again = () => void refresh()

  /** Runs one call at a time, and reads the list again also after a lost answer. */
  async function run<Answer>(
    send: () => Promise<Result<Answer>>,
    done: (answer: Answer) => void,
  ): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const answer = await send()
    setBusy(false)
    setAsked(null)
    if (answer.ok) done(answer.value)
    else showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
    await refresh()
  }
  const say = (text: string) => showSnack({ text, tone: 'success' })
  const change = ({ id }: Webhook, accion: Change) =>
    run(
      () => call(changeWebhook, { id, accion }),
      ({ secreto }) => (secreto === '' ? say(own.changed) : setSecret(secreto)),
    )
  const tryNow = ({ id }: Webhook) =>
    run(
      () => call(tryWebhook, { id }),
      ({ respuesta, problema }) =>
        showSnack({
          text: own.tried(resultOf(respuesta, problema)),
          tone: problema === '' ? 'success' : 'error',
        }),
    )
  const confirm = () => {
    if (asked === null) return
    if ('hook' in asked) void change(asked.hook, asked.accion)
    else
      void run(
        () => call(revokeOutboundKey, { id: asked.key.id }),
        () => say(own.revokedNow),
      )
  }

  if (data === null && failure !== null && !isRefreshing)
    return <LoadFailure {...missingDataReason(failure, words)} againWord={words.again} onRetry={again} />
  if (data === null)
    return (
      <SkeletonRows
        rows={3}
        label={own.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={again}
      />
    )
  const old = staleDataReason(failure, words.failure, own.old)
  const companyOf = (code: string) => data.companias.find(({ clave }) => clave === code)?.nombre ?? code
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <p>{own.lead}</p>
      {old && <StaleData {...old} againWord={words.again} onRetry={again} />}
      <Section
        id="llaves"
        title={own.keys}
        text={own.keysText}
        add={own.addKey}
        none={own.noKeys}
        onAdd={() => setMaking('key')}
      >
        {data.llaves.map((key) => (
          <KeyRow key={key.id} it={key} company={companyOf(key.empresa)} onRevoke={() => setAsked({ key })} />
        ))}
      </Section>
      <Section
        id="webhooks"
        title={own.webhooks}
        text={own.webhooksText}
        add={own.addWebhook}
        none={own.noWebhooks}
        onAdd={() => setMaking('webhook')}
      >
        {data.webhooks.map((hook) => (
          <WebhookRow
            key={hook.id}
            it={hook}
            company={companyOf(hook.empresa)}
            onTry={() => void tryNow(hook)}
            onSwitch={() => void change(hook, hook.apagada === '' ? 'apagar' : 'encender')}
            onRotate={() => setAsked({ hook, accion: 'rotar' })}
            onRemove={() => setAsked({ hook, accion: 'quitar' })}
          />
        ))}
      </Section>
      {making !== null && (
        <MakeConnectionDialog
          kind={making}
          companies={data.companias}
          typed={typed}
          onType={setTyped}
          onMade={again}
          onClose={() => setMaking(null)}
        />
      )}
      {secret !== null && (
        <Dialog
          opened
          size="medium"
          persistent
          title={own.shownSecret}
          closeLabel={words.close}
          onClose={() => setSecret(null)}
        >
          <ShownSecret
            value={secret}
            howTo={own.howToVerify}
            words={own.secret}
            onClose={() => setSecret(null)}
          />
        </Dialog>
      )}
      <Question asked={asked} isBusy={isBusy} onCancel={() => setAsked(null)} onConfirm={confirm} />
    </div>
  )
}

interface SectionProps {
  id: string
  title: string
  text: string
  add: string
  none: string
  onAdd: () => void
  children: readonly ReactNode[]
}

function Section({ id, title, text, add, none, onAdd, children }: SectionProps) {
  const words = useTexts(texts)
  const { resting, onClick } = useOnlineOnly(words.offlineTry, onAdd)
  return (
    <section className="t-stack t-gap-3 t-shrink" aria-labelledby={id}>
      <h2 id={id} className="t-lead t-heavy">
        {title}
      </h2>
      <p className="t-quiet">{text}</p>
      <div>
        <Button resting={resting} leftSection={<IconPlus size={22} aria-hidden />} onClick={onClick}>
          {add}
        </Button>
      </div>
      {children.length === 0 ? <p>{none}</p> : <ListCard labelledBy={id}>{children}</ListCard>}
    </section>
  )
}

interface QuestionProps {
  asked: Asked | null
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

function Question({ asked, isBusy, onCancel, onConfirm }: QuestionProps) {
  const words = useTexts(texts)
  const own = words.connections
  const [title, question] =
    asked === null
      ? ['', '']
      : 'key' in asked
        ? [own.revoke, own.revokeAsk(asked.key.nombre)]
        : asked.accion === 'rotar'
          ? [own.rotate, own.rotateAsk(asked.hook.nombre)]
          : [words.remove, own.removeAsk(asked.hook.nombre)]
  return (
    <ConfirmDialog
      opened={asked !== null}
      danger
      title={title}
      question={question}
      cancelText={words.cancel}
      confirmText={title}
      busy={isBusy}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}
