import { useEffect } from 'react'
import { readGate } from '#contract/approvals/gate.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import { listCopies, type CopySummary } from '#core/outbox/list-copies.ts'
import { discardDraft, readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import { listQueued } from '#core/outbox/queued.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { isSentAutomatically } from '#core/store/work-states.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { type GateKind, MARK_KEPT_MS, type Way } from '#domain/approvals/gate.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useNow } from '#hooks/device/use-now.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { confirmStep, discardQueued } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Item, type Mark, withMarks } from './entries.ts'
import { MARK_FORMS, placeFor, readPlace } from './mark-place.ts'
import { texts } from './texts.es.ts'

interface Values {
  id: number
  via: Way
  /** Missing in older marks. */
  clase?: GateKind
  hora: string
  nombre: string
}

interface Kept extends Mark {
  form: string
  step: string
  opId: string | null
  state: 'waiting' | 'refused' | 'delivered'
  /** True when another guard made the mark on this tablet. */
  isOthers: boolean
  /** Server time (ms) of the last change. */
  since: number
  message: string
}

const NONE: readonly Kept[] = []

/** Combines the day's entries with this device's marks. Refetches every minute. */
export function useGate() {
  const answer = useOperation(readGate, {})
  const kept = useWork<readonly Kept[]>(readMarks, '', NONE) ?? NONE
  const words = useTexts(texts)
  const minute = useNow()
  // A tablet's clock may be hours off. Marks use server time, too.
  const now = serverNow()
  const { at, refresh } = answer
  useEffect(() => {
    void refresh()
    // `refresh` changes on every render. Only the minute must trigger this effect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [minute])
  const isShown = ({ state, since }: Kept) => state === 'delivered' && at !== null && at > since
  const news = kept.filter((each) => each.state !== 'waiting' && !(at !== null && at > each.since))
  const newsKey = news.map(({ form, step }) => `${form} ${step}`).join()
  useEffect(() => {
    // A delivered or refused mark makes the cached list stale.
    if (newsKey !== '') void refresh()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newsKey])
  useEffect(() => {
    const shown = kept.filter((each) => !each.isOthers && isShown(each))
    // Delivered marks are hidden anyway. The next list retries a failed deletion.
    if (shown.length > 0) void forget(shown).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kept, at])
  const nameOf = ({ name, clase, id }: Mark) => name || words.folio(words.kinds[clase], id)
  const marks = kept
    .filter((each) => each.state !== 'refused' && !isShown(each))
    .map((each) => ({ ...each, name: nameOf(each) }))
  const waiting = marks.filter(({ isWaiting }) => isWaiting)
  return {
    answer,
    items: answer.data === null ? null : withMarks(answer.data.data, marks, companyDate(now)),
    newer: answer.data?.desconocidas ?? 0,
    waiting: waiting.length,
    ownWaiting: waiting.filter(({ isOthers }) => !isOthers).length,
    refused: kept.filter(({ state }) => state === 'refused'),
    now,
  }
}
export type Gate = ReturnType<typeof useGate>
export type Refused = Gate['refused'][number]

/**
 * Stores the mark and sends it when there is a network.
 * @returns null, or the server's reason why the mark was neither stored nor sent; '' without a reason
 */
export async function mark({ id, clase, nombre, next: via }: Item): Promise<string | null> {
  const at = serverNow()
  const hora = new Date(at).toISOString()
  try {
    const confirmed = await confirmStep({
      operation: markAtGate,
      input: { id, via, hora },
      ...placeFor({ id, via, clase, at }),
      values: { id, via, clase, hora, nombre } satisfies Values,
    })
    if (confirmed.kept || confirmed.failure === null) return null
    return confirmed.failure.kind === 'rejected' ? confirmed.failure.message : ''
  } catch {
    // No space, or the store is closed: nothing was saved.
    return ''
  }
}

export async function dismiss({ form, step, opId }: Refused): Promise<void> {
  if (opId !== null && !(await discardQueued(opId))) return
  await discardDraft(form, step)
  noteWorkChange()
}

async function forget(marks: readonly Kept[]): Promise<void> {
  await Promise.all(marks.map(({ form, step }) => discardDraft(form, step)))
  noteWorkChange()
}

async function readMarks(): Promise<Kept[]> {
  // Reads in this order: a mark delivered between the reads appears in at least one of them.
  const copies = await listCopies(markAtGate.id)
  const own = await readOwn()
  const isOwn = (copy: CopySummary) => own.some(({ form, step }) => form === copy.form && step === copy.step)
  return [...own, ...copies.filter((copy) => !isOwn(copy)).flatMap(othersOf)]
}

/**
 * Returns other guards' marks on this tablet that are delivered or will still be sent. Author and refusal are
 * encrypted, so only the author sees a refusal.
 */
function othersOf({ form, step, state, at: since }: CopySummary): Kept[] {
  const placed = readPlace({ form, step })
  const isWaiting = isSentAutomatically(state)
  if (placed === null || (!isWaiting && state !== 'done')) return []
  // The server refuses marks of this age.
  if (placed.at < serverNow() - MARK_KEPT_MS) return []
  const common = { form, step, opId: null, name: '', message: '', isOthers: true, since, isWaiting }
  return [{ ...placed, ...common, state: isWaiting ? 'waiting' : 'delivered' }]
}

async function readOwn(): Promise<Kept[]> {
  const queue = await listQueued()
  const states = await readStatesUnder(MARK_FORMS)
  const isDelivered = (form: string, step: string) =>
    states.some((each) => each.form === form && each.step === step && each.state === 'synced')
  const waiting = queue.filter(({ form, step }) => form.startsWith(MARK_FORMS) && !isDelivered(form, step))
  const rows = [
    ...waiting.map(({ form, step, opId, state }) => ({
      form,
      step,
      opId,
      state: state === 'rejected' ? ('refused' as const) : ('waiting' as const),
    })),
    ...states
      .filter(({ state }) => state === 'synced')
      .map(({ form, step }) => ({ form, step, opId: null, state: 'delivered' as const })),
  ]
  const found = await Promise.all(
    rows.map(async (row): Promise<Kept[]> => {
      const draft = await readDraft(row.form, row.step)
      if (!draft) return []
      const { id, via, clase = 'visita', hora, nombre } = draft.values as Values
      const mark = { id, via, clase, at: Date.parse(hora), name: nombre, isWaiting: row.state === 'waiting' }
      return [{ ...row, ...mark, isOthers: false, since: draft.at, message: draft.message }]
    }),
  )
  return found.flat()
}
