import { IconKey, IconKeyOff, IconPlugConnectedX, IconWebhook } from '@tabler/icons-react'
import type { OutboundKey, Webhook } from '#contract/outbound/connections.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from './texts.es.ts'
import classes from './outbound.module.css'

const when = (text: string) => formatInstant(Date.parse(text))

/** Returns a function that says how the last request to a webhook ended. */
export function useResultWords() {
  const own = useTexts(texts).connections
  return (status: number, problem: Webhook['problema']) =>
    problem === '' ? own.accepted(status) : own.problems[problem](status)
}

interface KeyProps {
  it: OutboundKey
  company: string
  onRevoke: () => void
}

export function KeyRow({ it, company, onRevoke }: KeyProps) {
  const words = useTexts(texts)
  const own = words.connections
  const isRevoked = it.revocada !== ''
  const kinds = it.clases.map((kind) => words.kinds[kind]).join(', ')
  return (
    <ListRow
      actionBelow
      lead={
        <Tile
          tone={isRevoked ? 'neutral' : 'teal'}
          icon={isRevoked ? <IconKeyOff size={24} /> : <IconKey size={24} />}
        />
      }
      title={<span className="t-break">{it.nombre}</span>}
      text={
        <>
          <span>{own.gets(kinds, company)}</span>
          <br />
          <span>{own.made(properName(it.creo), when(it.creada))}</span>
          <br />
          <span>{own.ending(it.termina)}</span>
          <br />
          <span>
            {isRevoked
              ? own.revoked(when(it.revocada))
              : it.usada === ''
                ? own.neverUsed
                : own.used(when(it.usada))}
          </span>
        </>
      }
      {...(!isRevoked && { action: <RowButton text={own.revoke} of={it.nombre} onClick={onRevoke} /> })}
    />
  )
}

interface WebhookProps {
  it: Webhook
  company: string
  onTry: () => void
  onSwitch: () => void
  onRotate: () => void
  onRemove: () => void
}

export function WebhookRow({ it, company, onTry, onSwitch, onRotate, onRemove }: WebhookProps) {
  const words = useTexts(texts)
  const own = words.connections
  const resultOf = useResultWords()
  const isOn = it.apagada === ''
  const kinds = it.clases.map((kind) => words.kinds[kind]).join(', ')
  const state = it.apagada === '' ? own.on : own.off[it.apagada]
  const facts = [
    own.gets(kinds, company),
    own.made(properName(it.creo), when(it.creada)),
    ...(it.fallaDesde === '' ? [] : [own.failing(when(it.fallaDesde))]),
    ...(it.pendientes === 0 ? [] : [own.waiting(it.pendientes)]),
    it.ultima === '' ? own.never : own.last(when(it.ultima), resultOf(it.respuesta, it.problema)),
    ...(it.secretoAnterior === '' ? [] : [own.former(when(it.secretoAnterior))]),
  ]
  return (
    <ListRow
      actionBelow
      lead={
        <Tile
          tone={isOn ? (it.problema === '' ? 'teal' : 'warn') : 'neutral'}
          icon={isOn ? <IconWebhook size={24} /> : <IconPlugConnectedX size={24} />}
        />
      }
      title={
        <span className="t-break">
          {it.nombre} · {state}
        </span>
      }
      text={
        <>
          <span className="t-break">{it.direccion}</span>
          {facts.map((fact) => (
            <span key={fact}>
              <br />
              {fact}
            </span>
          ))}
        </>
      }
      action={
        <div className={classes.actions}>
          <RowButton text={own.try} of={it.nombre} onClick={onTry} />
          <RowButton text={isOn ? own.turnOff : own.turnOn} of={it.nombre} onClick={onSwitch} />
          <RowButton text={own.rotate} of={it.nombre} onClick={onRotate} />
          <RowButton text={words.remove} of={it.nombre} onClick={onRemove} />
        </div>
      }
    />
  )
}

function RowButton({ text, of, onClick }: { text: string; of: string; onClick: () => void }) {
  const words = useTexts(texts)
  const { resting, onClick: act } = useOnlineOnly(words.offlineTry, onClick)
  return (
    <Button variant="subtle" size="sm" resting={resting} onClick={act}>
      {text}
      <span className="t-hidden"> {of}</span>
    </Button>
  )
}
