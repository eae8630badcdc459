import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as contract from '#contract/outbound/connections.ts'
import type { OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import { outboundRules } from '../../audit/outbound-rules.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { outboundKeys, webhooks } from '../../db/schema/outbound/outbound.ts'
import { companies, users } from '../../db/schema/people.ts'
import { addPoint } from '../../files/upload-limits.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { isCandidateCompany } from '../../identity/user.ts'
import { defineService, staged } from '../../operations/service.ts'
import { leadsInside, mayBeOutsideAddress } from '../../push/public-address.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { lastPosition, numberRows } from './number-rows.ts'
import { countAfter } from './read-rows.ts'
import {
  renewSecret,
  sealSecret,
  type SendParts,
  type SendResult,
  sendToWebhook,
  type WebhookRow,
} from './send-webhook.ts'
import { newSecret } from './sign.ts'
import { outboundTexts as texts } from './texts.es.ts'

export const OUTBOUND_KEY_START = 'turno_sal_'

const TRIES_AN_HOUR = 30
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Maximum webhooks that are not removed. */
const MOST_WEBHOOKS = 20

const isHere = (id: number) => and(eq(webhooks.id, id), isNull(webhooks.removedAt))
const named = (column: AnyPgColumn, name: string) => sql`lower(${column}) = lower(${name})`

function fail(message: string): never {
  throw new WireFault('ERROR', message)
}

async function requireCompany(tx: Tx, code: string): Promise<void> {
  const isKnown = !isCandidateCompany(code) && (await tx.$count(companies, eq(companies.code, code))) > 0
  if (!isKnown) fail(texts.noCompany)
}

async function findWebhook(db: Database | Tx, id: number): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(isHere(id))
  return row ?? fail(texts.noWebhook)
}

/** Resolves the address and numbers the rows outside the transaction. */
const makeWebhook = staged<typeof contract.makeWebhook>()({
  async prepare({ direccion, empresa }, { db, services: { environment } }) {
    const { pushLoopback } = environment
    const isGood = mayBeOutsideAddress(direccion, pushLoopback) && new URL(direccion).hash === ''
    if (!isGood || (!pushLoopback && (await leadsInside(direccion)))) fail(texts.badAddress)
    await numberRows(db)
    return { position: await lastPosition(db, empresa), secret: newSecret() }
  },
  async run({ nombre, empresa, clases, direccion }, { tx, user, clock, services }, { position, secret }) {
    await requireCompany(tx, empresa)
    const isActive = isNull(webhooks.removedAt)
    if ((await tx.$count(webhooks, and(isActive, named(webhooks.name, nombre)))) > 0) fail(texts.webhookKnown)
    if ((await tx.$count(webhooks, isActive)) >= MOST_WEBHOOKS) fail(texts.tooManyWebhooks)
    const [row] = await tx
      .insert(webhooks)
      .values({
        name: nombre,
        companyCode: empresa,
        kinds: [...new Set(clases)],
        url: direccion,
        secretSealed: sealSecret(services.keys, secret),
        createdAt: clock.now(),
        createdBy: user.id,
        position,
      })
      .returning({ id: webhooks.id })
    if (!row) throw new Error('the webhook was not stored')
    // A decision that is committed in this moment has not seen the webhook.
    await services.jobs.add(tx, 'webhooks', new Date(clock.now().getTime() + MINUTE_MS))
    return { status: 'OK', id: row.id, secreto: secret }
  },
  finish: async (answer) => answer,
})

/** Sends outside the transaction. A test neither moves the position nor counts as a failure or a success. */
const tryWebhook = staged<typeof contract.tryWebhook>()({
  async prepare({ id }, { db, clock, services }): Promise<SendResult> {
    const webhook = await findWebhook(db, id)
    const { points } = await addPoint(db, `webhook-try:${id}`, clock.now(), HOUR_MS)
    if (points > TRIES_AN_HOUR) fail(texts.triedTooOften)
    return sendToWebhook({ clock, services }, webhook, testMessage(id, clock))
  },
  async run({ id }, { tx, clock }, { status, problem }) {
    const last = { lastAt: clock.now(), lastStatus: status, lastProblem: problem }
    await tx.update(webhooks).set(last).where(isHere(id))
    return { status: 'OK', respuesta: status, problema: problem }
  },
  finish: async (answer) => answer,
})

function testMessage(id: number, clock: SendParts['clock']) {
  const at = clock.now()
  const body = JSON.stringify({ type: 'prueba', timestamp: at.toISOString(), data: {} })
  return { id: `prueba-${id}-${at.getTime()}`, body }
}

const changes = {
  encender: { off: '', offAt: null, attempts: 0, dueAt: null, failingSince: null },
  apagar: { off: 'persona', dueAt: null },
} as const

const service = defineService(
  contract,
  {
    async listConnections(_input, { tx, clock }) {
      const keys = await tx
        .select({ key: outboundKeys, maker: users.name })
        .from(outboundKeys)
        .leftJoin(users, eq(users.id, outboundKeys.createdBy))
        .orderBy(asc(outboundKeys.id))
      const hooks = await tx
        .select({ hook: webhooks, maker: users.name })
        .from(webhooks)
        .leftJoin(users, eq(users.id, webhooks.createdBy))
        .where(isNull(webhooks.removedAt))
        .orderBy(asc(webhooks.id))
      const found = await tx.select().from(companies).orderBy(asc(companies.code))
      const now = clock.now()
      const shown: Awaited<ReturnType<typeof webhookToWire>>[] = []
      for (const { hook, maker } of hooks) shown.push(await webhookToWire(tx, hook, maker ?? '', now))
      return {
        status: 'OK',
        llaves: keys.map(({ key, maker }) => ({
          id: key.id,
          nombre: key.name,
          empresa: key.companyCode,
          clases: key.kinds as OutboundKind[],
          termina: key.ending,
          creada: key.createdAt.toISOString(),
          creo: maker ?? '',
          usada: key.usedAt?.toISOString() ?? '',
          revocada: key.revokedAt?.toISOString() ?? '',
        })),
        webhooks: shown,
        companias: found
          .filter(({ code }) => !isCandidateCompany(code))
          .map(({ code, name }) => ({ clave: code, nombre: name })),
      }
    },

    async makeOutboundKey({ nombre, empresa, clases }, { tx, user, clock }) {
      await requireCompany(tx, empresa)
      const isActive = and(named(outboundKeys.name, nombre), isNull(outboundKeys.revokedAt))
      if ((await tx.$count(outboundKeys, isActive)) > 0) fail(texts.keyKnown)
      const llave = `${OUTBOUND_KEY_START}${newToken()}`
      const [row] = await tx
        .insert(outboundKeys)
        .values({
          name: nombre,
          companyCode: empresa,
          kinds: [...new Set(clases)],
          keyHash: hashToken(llave),
          ending: llave.slice(-4),
          createdAt: clock.now(),
          createdBy: user.id,
        })
        .returning({ id: outboundKeys.id })
      if (!row) throw new Error('the key was not stored')
      return { status: 'OK', id: row.id, llave }
    },

    async revokeOutboundKey({ id }, { tx, clock }) {
      const at = sql`coalesce(${outboundKeys.revokedAt}, ${clock.now().toISOString()}::timestamptz)`
      const [row] = await tx
        .update(outboundKeys)
        .set({ revokedAt: at })
        .where(eq(outboundKeys.id, id))
        .returning({ id: outboundKeys.id })
      if (!row) fail(texts.noKey)
      return { status: 'OK' }
    },

    makeWebhook,

    async changeWebhook({ id, accion }, { tx, clock, services }) {
      const webhook = await findWebhook(tx, id)
      const now = clock.now()
      if (accion === 'rotar') {
        const { secret, columns } = renewSecret(services.keys, webhook, now)
        await tx.update(webhooks).set(columns).where(isHere(id))
        return { status: 'OK', secreto: secret }
      }
      if (accion === 'quitar') {
        const noSecret = { secretSealed: new Uint8Array(), formerSealed: null, formerUntil: null }
        await tx
          .update(webhooks)
          .set({ ...noSecret, removedAt: now, dueAt: null })
          .where(isHere(id))
      } else {
        const isOff = accion === 'apagar'
        await tx
          .update(webhooks)
          .set({ ...changes[accion], ...(isOff && { offAt: now }) })
          .where(isHere(id))
        if (!isOff) await services.jobs.add(tx, 'webhooks', now)
      }
      return { status: 'OK', secreto: '' }
    },

    tryWebhook,
  },
  { records: outboundRules },
)

async function webhookToWire(tx: Tx, hook: WebhookRow, maker: string, now: Date) {
  const isFormerValid = hook.formerUntil !== null && hook.formerUntil > now
  return {
    id: hook.id,
    nombre: hook.name,
    empresa: hook.companyCode,
    clases: hook.kinds as OutboundKind[],
    direccion: hook.url,
    creada: hook.createdAt.toISOString(),
    creo: maker,
    pendientes: await countAfter(tx, hook, hook.position),
    ultima: hook.lastAt?.toISOString() ?? '',
    respuesta: hook.lastStatus,
    problema: hook.lastProblem,
    fallaDesde: hook.failingSince?.toISOString() ?? '',
    apagada: hook.off,
    secretoAnterior: isFormerValid ? (hook.formerUntil?.toISOString() ?? '') : '',
  }
}

export { service as connections }
