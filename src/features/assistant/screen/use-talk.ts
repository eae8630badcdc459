import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import type { FundState } from '#models/savings/use-fund.ts'
import { useFundFlow } from '#models/savings/use-fund-flow.ts'
import { conversation, type Talk, type TalkSnapshot } from '../talk/conversation.ts'
import { type KeptTalk, keptTalk, talkToGoOn } from '../talk/kept-talk.ts'
import type { OtherScreen } from '../talk/line.ts'

const FORM = 'assistant'
const STEP = 'talk'

/** Reads the talk of an interrupted movement. A kiosk stores none. */
export function useKeptTalk(): DraftHandle<KeptTalk> {
  return useDraft<KeptTalk>(FORM, STEP)
}

/** @param draft must be read already */
export function useTalk(
  draft: DraftHandle<KeptTalk>,
  fund: FundState,
): { talk: Talk; snapshot: TalkSnapshot; answer: Talk['send'] } {
  const isOnline = useOnline()
  const [kept] = useState(() => (deviceMode() === 'kiosk' ? null : talkToGoOn(draft.values, serverNow())))
  // Waits for the interest rates: with other rates, the person would accept other terms.
  const whole = fund.isLoading ? null : fund.fund
  const flow = useFundFlow()
  const [machine] = useState(() => conversation.provide({ actors: { flow } }))
  const talk = useActorRef(machine, {
    input: { fund: whole, isOnline },
    // Safe cast: only keptTalk stores a snapshot, which comes from this state machine.
    ...(kept === null ? {} : { snapshot: kept as TalkSnapshot }),
  })
  const snapshot = useSelector(talk, (state) => state)

  useEffect(() => {
    if (kept !== null) talk.send({ type: 'GO_ON' })
  }, [talk, kept])
  useEffect(() => talk.send({ type: 'NETWORK', isOnline }), [talk, isOnline])
  useEffect(() => {
    if (whole) talk.send({ type: 'FUND', fund: whole })
  }, [talk, whole])
  const answer = useHeld(talk, fund.isLoading)
  useFetchedAgain(snapshot, fund.refresh)
  useKept(talk, snapshot, draft)
  useOpened(snapshot)
  useEffect(() => {
    if (snapshot.status === 'done') navigate(paths.home, { replace: true })
  }, [snapshot.status])
  return { talk, snapshot, answer }
}

/** Queues events until the data have loaded, because earlier answers would be wrong. */
function useHeld(talk: Talk, isLoading: boolean): Talk['send'] {
  const held = useRef<Parameters<Talk['send']>[0][]>([])
  useEffect(() => {
    if (isLoading) return
    for (const event of held.current.splice(0)) talk.send(event)
  }, [talk, isLoading])
  return (event) => {
    if (isLoading) held.current.push(event)
    else talk.send(event)
  }
}

const screens: Readonly<Record<OtherScreen, string>> = {
  payslip: paths.latestPayslip,
  statement: paths.savings,
  simulator: paths.loanSimulator,
}

function useOpened({ context }: TalkSnapshot): void {
  const last = context.lines.at(-1)
  const screen = last?.by === 'assistant' && last.saying.say === 'opens' ? last.saying.screen : null
  useEffect(() => {
    if (screen !== null) navigate(screens[screen])
  }, [screen])
}

/** Refetches after each action that was sent. After a lost answer, the server may have done it (CHAT-18). */
function useFetchedAgain({ context }: TalkSnapshot, refresh: () => Promise<void>): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  const ends = context.lines.filter(
    (line) => line.by === 'assistant' && ['done', 'failed', 'loan-is-approved'].includes(line.saying.say),
  ).length
  useEffect(() => {
    if (ends > 0) void latest.current()
  }, [ends])
}

/** Stores an unfinished movement, which then survives the end of the session. At a menu, deletes the draft. */
function useKept(talk: Talk, snapshot: TalkSnapshot, { save }: DraftHandle<KeptTalk>): void {
  const isThere = useRef(true)
  useEffect(() => {
    if (deviceMode() === 'kiosk') return
    const kept = keptTalk(snapshot, talk.getPersistedSnapshot())
    if (kept !== null) save({ at: serverNow(), snapshot: kept })
    else if (isThere.current) void forgetDraft(FORM, STEP)
    isThere.current = kept !== null
  }, [talk, snapshot, save])
}
