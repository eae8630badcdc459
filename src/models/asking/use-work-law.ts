import { useMemo } from 'react'
import { readWorkFacts, type WireWorkFacts } from '#contract/approvals/work-facts.ts'
import { type WireWorkLaw, workLawToWire } from '#contract/approvals/work-law.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { weekOf } from '#domain/approvals/overtime.ts'
import {
  judgeOvertime,
  judgeRestDay,
  noWorkFacts,
  refusingLimit,
  type WorkFacts,
} from '#domain/approvals/work-law.ts'
import type { WorkKind } from '#domain/approvals/kinds.ts'
import { hasReminders } from '#domain/identity/can.ts'
import type { LawAt } from '#domain/law/law-on.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { useLaw } from '../law/use-law.ts'
import type { AskValues } from './ask-forms.ts'

const NOTHING = { kind: null, day: '', hours: 0, person: null } as const

interface WorkRequest {
  kind: WorkKind
  /** YYYY-MM-DD; anything else gives no judgement. */
  day: string
  /** 0 until they are chosen, and for a rest day. */
  hours: number
  /** Employee number; null for the person's own request. */
  person: string | null
}

export interface JudgedWork {
  law: WireWorkLaw
  isRefused: boolean
  /** False when the device does not know the chosen person's hours. The server then judges them. */
  isKnown: boolean
  /** Article by which refused hours of a past day must be paid all the same; null for any other request. */
  owedBy: string | null
}

/**
 * Judges a request before it is sent, also without a network. Counts the overtime that waits on this device. Null
 * until the day is chosen and the rows of the law are loaded, and when `request` is null.
 */
export function useWorkLaw(request: WorkRequest | null): JudgedWork | null {
  const { company, user } = useProfile()
  const enabled = request !== null && hasReminders({ company, userId: user.Id_Usuario })
  const { data } = useOperation(readWorkFacts, {}, { enabled, isShown: false })
  const queued = useWork(readQueuedOvertime, '', NONE)
  const lawAt = useLaw(enabled)
  const { kind, day, hours, person } = request ?? NOTHING
  const today = companyDate(serverNow())
  return useMemo(() => {
    if (kind === null || lawAt === undefined || !isDay(day)) return null
    const sent = person === null ? data?.propio : data?.equipo.find(({ numero }) => numero === person)
    const known = { sent: sent ?? null, queued: queued ?? NONE, today }
    return judgeWork({ kind, day, hours, person }, lawAt, known)
  }, [kind, day, hours, person, lawAt, data, queued, today])
}

interface Queued {
  person: string
  day: string
  hours: number
}
const NONE: readonly Queued[] = []

interface Known {
  sent: WireWorkFacts | null
  queued: readonly Queued[]
  today: string
}

export function judgeWork(
  { kind, day, hours, person }: WorkRequest,
  lawAt: LawAt,
  { sent, queued, today }: Known,
): JudgedWork {
  const facts: WorkFacts = sent
    ? {
        allowedFrom: sent.edadDesde || null,
        overtime: sent.extra.map(({ dia, horas }) => ({ day: dia, hours: horas })),
        restDays: sent.descansos,
        weeklyRest: sent.descansoSemanal ?? '',
        swapped: sent.cambiados ?? [],
        away: sent.ausencias,
      }
    : noWorkFacts
  // A request can be registered before the device knows it. It then counts once.
  const isNew = (one: Queued) =>
    !facts.overtime.some((each) => each.day === one.day && each.hours === one.hours)
  const overtime = [...facts.overtime, ...queued.filter((one) => one.person === person && isNew(one))]
  const law =
    kind === 'tiempo_extra'
      ? judgeOvertime({ day, hours }, { ...facts, overtime }, lawAt)
      : judgeRestDay(day, facts, lawAt)
  const { from, to } = weekOf(day)
  const away = facts.away.filter((one) => one >= from && one <= to)
  const isRefused = refusingLimit(law) !== null
  const isOwed = isRefused && kind === 'tiempo_extra' && day < today
  return {
    law: workLawToWire(law, away),
    isRefused,
    isKnown: kind !== 'tiempo_extra' || person === '' || sent !== null,
    owedBy: isOwed ? (lawAt(day).rule('overtimeTripleFactor')?.article ?? null) : null,
  }
}

/** Reads overtime that was confirmed on this device and waits to be sent. */
async function readQueuedOvertime(): Promise<readonly Queued[]> {
  const states = await readStatesUnder(requestForms.asking)
  const waiting = states.filter(({ step, state }) => step === REQUEST_STEP && state === 'queued')
  const drafts = await Promise.all(waiting.map(({ form, step }) => readDraft(form, step)))
  return drafts.flatMap((draft): Queued[] => {
    const { clase, values = {} } = (draft?.values ?? {}) as { clase?: string; values?: AskValues }
    const { empleado = '', dia = '', horas = '' } = values
    return clase === 'tiempo_extra' ? [{ person: empleado.trim(), day: dia, hours: Number(horas) }] : []
  })
}
