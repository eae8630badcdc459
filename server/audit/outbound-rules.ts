import * as connections from '#contract/outbound/connections.ts'
import { exportOutbound, listOutbound } from '#contract/outbound/outbound.ts'
import { type Recorded, records, recordsNothing } from './rules.ts'

const changed = {
  encender: 'webhook-on',
  apagar: 'webhook-off',
  rotar: 'webhook-secret-renewed',
  quitar: 'webhook-removed',
} as const

const made = (kind: Recorded['kind'], name: string, done: unknown): Recorded => ({
  kind,
  subjectId: null,
  details: { folio: (done as { id: number }).id, source: name },
})

export const outboundRules = [
  records(listOutbound, async () => ({ kind: 'outbound-listed', subjectId: null, isBounded: true })),
  records(exportOutbound, async ({ desde, hasta }) => ({
    kind: 'outbound-exported',
    subjectId: null,
    details: { day: desde, until: hasta },
    onceADayOf: `${desde}|${hasta}`,
  })),
  recordsNothing(connections.listConnections, 'lists keys and webhooks by name, never their secrets'),
  records(connections.makeOutboundKey, async ({ nombre }, { done }) =>
    made('outbound-key-made', nombre, done),
  ),
  records(connections.revokeOutboundKey, async ({ id }) => ({
    kind: 'outbound-key-revoked',
    subjectId: null,
    details: { folio: id },
  })),
  records(connections.makeWebhook, async ({ nombre }, { done }) => made('webhook-made', nombre, done)),
  records(connections.changeWebhook, async ({ id, accion }) => ({
    kind: changed[accion],
    subjectId: null,
    details: { folio: id },
  })),
  recordsNothing(connections.tryWebhook, 'sends a message without any data'),
]
