import { eq } from 'drizzle-orm'
import * as operations from '#contract/savings/savings-parameters.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { toCentavos } from '#domain/money/money.ts'
import {
  type FundFigures,
  type FundParameters,
  proposalProblems,
} from '#domain/savings/savings-parameters.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { areControlledByOnePerson } from '../../identity/account-control.ts'
import { administratorIds } from '../../identity/roles.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { recordTexts } from '../../texts.ts'
import { fail } from '../../wire/wire-fault.ts'
import { findParameters, toPesos } from '../savings/queries.ts'
import {
  type Change,
  listNotApproved,
  listPeriods,
  listWaiting,
  lockChange,
  toParameters,
} from './queries.ts'
import { parameterTexts as texts } from './texts.es.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { savingsParameterChanges: changes, savingsParameters } = tables

/**
 * Rates and minimums of the fund. One person proposes a change and another person approves the change (P-86 …
 * P-88).
 */
const service = defineService(
  operations,
  {
    async readSavingsParameters({ antesDe }, { tx, user, clock }) {
      const periods = await listPeriods(tx)
      const waiting = antesDe === undefined ? await listWaiting(tx) : []
      const { decided, hasMore } = await listNotApproved(tx, antesDe)
      return {
        status: 'OK',
        hoy: companyDate(clock.now().getTime()),
        periodos: periods.map(({ row, proposer, approver }) => ({
          desde: row.validFrom,
          ...toWire(toParameters(row)),
          propuso: proposer ?? '',
          aprobo: approver ?? '',
        })),
        hayMas: hasMore,
        propuestas: [...waiting, ...decided].map(({ change, proposer, decider }) => ({
          id: change.id,
          desde: change.validFrom,
          ...toWire(change),
          estado: stateOf(change),
          propuso: proposer ?? '',
          fechaPropuesta: companyDate(change.proposedAt.getTime()),
          decidio: decider ?? '',
          motivo: change.reason ?? '',
          esPropia: change.proposedBy === user.id,
        })),
      }
    },

    async proposeSavingsParameters({ desde, ...values }, { tx, user, clock }) {
      if (addDays(desde, 0) !== desde) fail(recordTexts.noSuchDay)
      const stored = await findParameters(tx, desde)
      const current = stored && toParameters(stored)
      const proposal = {
        validFrom: desde,
        ...fromWire(values),
        refusesAboveQuota: values.rechazaTope ?? current?.refusesAboveQuota ?? true,
      }
      const today = companyDate(clock.now().getTime())
      const [problem] = proposalProblems(proposal, today, current)
      if (problem !== undefined) fail(texts.problems[problem])
      const [made] = await tx
        .insert(changes)
        .values({ ...proposal, status: 'pending', proposedBy: user.id, proposedAt: clock.now() })
        .onConflictDoNothing()
        .returning({ id: changes.id })
      return { status: 'OK', id: made?.id ?? fail(texts.dayTaken) }
    },

    async decideSavingsParameters({ id, decision, motivo }, context) {
      const change = (await lockChange(context.tx, id)) ?? fail(texts.unknown)
      if (change.status !== 'pending') fail(texts.decided)
      const isOwn = change.proposedBy === context.user.id
      if (isOwn !== (decision === 'retirar')) fail(isOwn ? texts.own : texts.notOwn)
      if (decision === 'aprobar') {
        await requireTwoHands(context, change)
        await approve(context, change)
      } else
        await refuse(context, change, decision === 'retirar' ? null : (motivo ?? fail(texts.needsReason)))
      return { status: 'OK' }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

interface Deciding {
  tx: Tx
  user: User
  clock: Clock
}

async function requireTwoHands({ tx, user, clock }: Deciding, { proposedBy }: Change): Promise<void> {
  const others = await administratorIds(tx)
  // The proposer is null after their account was deleted, so it cannot be the approver's account.
  if (
    proposedBy !== null &&
    (await areControlledByOnePerson(tx, [proposedBy, user.id], { others, now: clock.now() }))
  )
    fail(texts.oneHand)
}

/** Replaces an earlier approved change for the same day. */
async function approve({ tx, user, clock }: Deciding, change: Change): Promise<void> {
  if (change.validFrom < companyDate(clock.now().getTime())) fail(texts.late)
  const { validFrom } = change
  const values = toParameters(change)
  await tx
    .insert(savingsParameters)
    .values({ validFrom, ...values })
    .onConflictDoUpdate({ target: savingsParameters.validFrom, set: values })
  await tx
    .update(changes)
    .set({ status: 'approved', decidedBy: user.id, decidedAt: clock.now() })
    .where(eq(changes.id, change.id))
}

/** @param reason null for a withdrawn change, which nobody has decided */
async function refuse({ tx, user, clock }: Deciding, { id }: Change, reason: string | null): Promise<void> {
  const decidedBy = reason === null ? null : user.id
  await tx
    .update(changes)
    .set({ status: 'refused', decidedBy, decidedAt: clock.now(), reason })
    .where(eq(changes.id, id))
}

function stateOf({ status, reason }: Change) {
  if (status === 'pending') return 'pendiente' as const
  return reason === null ? ('retirada' as const) : ('rechazada' as const)
}

function toWire(values: FundParameters): operations.ParameterValues {
  return {
    tiie: values.tiie,
    tasa: values.rate,
    factor: values.loanFactor,
    parteSocial: toPesos(values.socialPart),
    minimoSemanal: toPesos(values.minimumWeekly),
    minimoQuincenal: toPesos(values.minimumBiweekly),
    rechazaTope: values.refusesAboveQuota,
  }
}

/**
 * Converts the values.
 * @throws WireFault for a value that is not a whole number of millionths, hundredths or centavos
 */
function fromWire(values: operations.ParameterValues): FundFigures {
  const exactly = (value: number, parts: number) => {
    const whole = Math.round(value * parts)
    if (!Number.isSafeInteger(whole) || Math.abs(whole - value * parts) > 1e-6) fail(texts.inexact)
    return whole / parts
  }
  const centavos = (value: number) => toCentavos(exactly(value, 100).toFixed(2))
  return {
    tiie: exactly(values.tiie, 1_000_000),
    rate: exactly(values.tasa, 1_000_000),
    loanFactor: exactly(values.factor, 100),
    socialPart: centavos(values.parteSocial),
    minimumWeekly: centavos(values.minimoSemanal),
    minimumBiweekly: centavos(values.minimoQuincenal),
  }
}

export { service as savingsParameters }
