import { type FormEvent, useRef, useState } from 'react'
import {
  type listConnections,
  makeOutboundKey,
  makeWebhook,
  WEBHOOK_URL_LENGTH,
} from '#contract/outbound/connections.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { OUTBOUND_KINDS, type OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ShownSecret } from '#pieces/secrets/shown-secret.tsx'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { CheckCards } from '#ui/choices/check-cards.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from './texts.es.ts'
import classes from './outbound.module.css'

export type ConnectionKind = 'key' | 'webhook'

export interface TypedConnection {
  name: string
  /** '' for the first company. */
  company: string
  kinds: OutboundKind[]
  url: string
}

export const blankConnection: TypedConnection = { name: '', company: '', kinds: [], url: '' }

interface Props {
  kind: ConnectionKind
  companies: ResponseOf<typeof listConnections>['companias']
  typed: TypedConnection
  onType: (typed: TypedConnection) => void
  onMade: () => void
  onClose: () => void
}

export function MakeConnectionDialog({ kind, companies, typed, onType, onMade, onClose }: Props) {
  const words = useTexts(texts)
  const own = words.connections
  const [tried, setTried] = useState(false)
  const [told, setTold] = useState({ problem: '', attempt: 0 })
  const [secret, setSecret] = useState<string | null>(null)
  const isBusy = useRef(false)
  const isWebhook = kind === 'webhook'
  const company = typed.company || (companies[0]?.clave ?? '')
  const url = typed.url.trim()
  const wrong = {
    name: typed.name.trim().length < 3 ? own.nameWrong : null,
    kinds: typed.kinds.length === 0 ? own.kindsWrong : null,
    url: isWebhook && !(URL.canParse(url) && url.startsWith('https://')) ? own.urlWrong : null,
  }
  const fields = { name: 'nombre-conexion', kinds: 'clases-conexion', url: 'direccion-conexion' }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const first = (['name', 'kinds', 'url'] as const).find((field) => wrong[field] !== null)
    if (first !== undefined) return moveFocus(document.getElementById(fields[first]))
    if (isBusy.current) return
    isBusy.current = true
    const input = { nombre: typed.name.trim(), empresa: company, clases: typed.kinds }
    const answer = isWebhook
      ? await call(makeWebhook, { ...input, direccion: url })
      : await call(makeOutboundKey, input)
    isBusy.current = false
    if (answer.ok) setSecret('llave' in answer.value ? answer.value.llave : answer.value.secreto)
    else {
      const problem = failureText(answer.failure, words.failure)
      setTold(({ attempt }) => ({ problem, attempt: attempt + 1 }))
    }
    // The connection may exist although the response was lost. The list then shows it for removal.
    onMade()
  }
  const address = `${globalThis.location.origin}/api/portal/salidas`
  return (
    <Dialog
      opened
      size="medium"
      staysOpen
      // Only the button closes a dialog with a secret, because it is never shown again.
      persistent={secret !== null}
      title={
        secret === null
          ? isWebhook
            ? own.addWebhook
            : own.addKey
          : isWebhook
            ? own.shownSecret
            : own.shownKey
      }
      closeLabel={words.close}
      onClose={onClose}
    >
      {secret === null ? (
        <form className="t-stack t-gap-4" noValidate onSubmit={(event) => void make(event)}>
          {told.problem && <ErrorSummary title={told.problem} attempt={told.attempt} />}
          <TextField
            id={fields.name}
            label={own.name}
            description={own.nameText}
            value={typed.name}
            maxLength={60}
            error={tried ? wrong.name : null}
            onChange={({ currentTarget }) => onType({ ...typed, name: currentTarget.value })}
          />
          {companies.length > 1 && (
            <SelectField
              label={words.company}
              value={company}
              options={companies.map(({ clave, nombre }) => ({ value: clave, label: nombre, lang: 'es-MX' }))}
              onChange={({ currentTarget }) => onType({ ...typed, company: currentTarget.value })}
            />
          )}
          <CheckCards
            id={fields.kinds}
            label={own.whichKinds}
            error={tried ? wrong.kinds : null}
            value={typed.kinds.map((each) => OUTBOUND_KINDS.indexOf(each))}
            options={OUTBOUND_KINDS.map((each, value) => ({ value, label: words.kinds[each] }))}
            onChange={(chosen) =>
              onType({ ...typed, kinds: OUTBOUND_KINDS.filter((_, at) => chosen.includes(at)) })
            }
          />
          {isWebhook && (
            <TextField
              id={fields.url}
              type="url"
              label={own.url}
              description={own.urlText}
              value={typed.url}
              maxLength={WEBHOOK_URL_LENGTH}
              error={tried ? wrong.url : null}
              onChange={({ currentTarget }) => onType({ ...typed, url: currentTarget.value })}
            />
          )}
          <div className={classes.actions}>
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{isWebhook ? own.makeWebhook : own.makeKey}</Button>
          </div>
        </form>
      ) : (
        <ShownSecret
          value={secret}
          howTo={isWebhook ? own.howToVerify : own.howToRead(address)}
          words={own.secret}
          onClose={() => {
            onType(blankConnection)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
