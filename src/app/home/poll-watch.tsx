import { IconClipboardList, IconShieldLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { dropCopies } from '#core/store/drop-copies.ts'
import { openStore } from '#core/store/open-store.ts'
import { POLL_FORM, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { loadPollDialog } from '#features/polls/feature.ts'
import { loadConsentDialog } from '#features/privacy/feature.ts'
import { pollPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import type { Task } from '#hooks/navigation/task.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { prefetchQuestions } from '#models/polls/ahead.ts'
import { type DueDialogKind, type DuePolls, type PollDialogKind, setDuePolls } from '#models/polls/due.ts'
import { isPollSeen } from '#models/polls/seen-polls.ts'
import { pollNames } from '#models/polls/names.es.ts'
import { dialogPlaces, titleOf } from '#models/polls/places.ts'
import { type PollRow, useOwnPolls } from '#models/polls/use-own-polls.ts'
import { privacyNames } from '#models/privacy/names.es.ts'
import { useConsent } from '#models/privacy/use-consent.ts'
import { preloadPart } from '#parts/lazy-part.ts'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { routes } from '../routes/routes.ts'
import { useUnsupportedWatch } from './unsupported-watch.ts'

const kinds = Object.keys(dialogPlaces) as PollDialogKind[]

export function PollWatch() {
  useUnsupportedWatch()
  const words = useTexts(pollNames)
  const { rows, isFresh, isOpen } = useOwnPolls({ isShown: false })
  const waiting = (rows ?? []).filter(({ state }) => !['done', 'queued', 'over'].includes(state))
  const consent = useConsent({ isShown: false })
  const privacyWords = useTexts(privacyNames)
  const isConsentDue = consent.state === 'asked'
  const due: DuePolls = {
    tasks: [
      ...(isConsentDue ? [privacyTask(privacyWords)] : []),
      ...waiting.map((row) => taskOf(row, words)),
    ],
    // Rejected answers open no dialog, because their task leads to the correction.
    dialogs: [
      ...(isConsentDue && consent.isFresh ? (['privacy'] as const) : []),
      ...kinds.filter(
        (kind) =>
          isFresh[kind] &&
          waiting.some(({ place, state }) => place === dialogPlaces[kind] && state !== 'rejected'),
      ),
    ],
    isOpen: isOpen || consent.isOpen,
  }
  const dueKey = JSON.stringify([due.tasks.map(({ path, title }) => [path, title]), due.dialogs, due.isOpen])
  useEffect(() => {
    setDuePolls(due)
    // `dueKey` compares by content, because the objects are new at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dueKey])
  useBlockedDataRemoval(consent.dropped)
  usePollPrefetch(waiting.map(({ place }) => place).join())
  useDeliveryMessage(words.saved)
  return null
}

/**
 * Drops the data cached before `since`, when the server blocked data of the person, and fetches the data
 * again.
 * @param since time in ms; 0 for never
 */
function useBlockedDataRemoval(since: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (since === 0) return
    void dropCopies(openStore(), since).then(
      (isDone) => {
        if (!isDone) return
        client.removeQueries({ type: 'inactive' })
        void client.invalidateQueries()
      },
      // The store was closed by a sign-out, or failed. After a failure, the next start repeats the deletion.
      () => undefined,
    )
  }, [client, since])
}

function usePollPrefetch(places: string): void {
  const client = useQueryClient()
  useEffect(() => {
    if (places === '') return
    const prefetch = () => {
      const screens = routes.find(({ path }) => path === pollPaths.polls)
      if (screens) void preloadPart(screens.load)
      void preloadPart(loadPollDialog)
      void preloadPart(() => prefetchQuestions(client, places.split(',')))
    }
    prefetch()
    window.addEventListener('online', prefetch)
    return () => window.removeEventListener('online', prefetch)
  }, [client, places])
}

function taskOf(
  { place, title, minutes }: PollRow,
  words: { beneficios: string; rutas: string; taskText: string; task: (title: string) => string },
): Task {
  return {
    key: `poll-${place}`,
    tone: 'teal',
    icon: <IconClipboardList size={24} />,
    title: words.task(titleOf(place, title, words)),
    text: words.taskText,
    minutes,
    path: pollPaths.poll(place),
  }
}

type StoredState = Awaited<ReturnType<typeof readStatesUnder>>[number]
const NONE: readonly StoredState[] = []

/** Shows M-073 for queued answers that were delivered while their screen was closed. */
function useDeliveryMessage(saved: string): void {
  const states = useWork<readonly StoredState[]>(readStatesUnder, POLL_FORM, NONE)
  const queuedBefore = useRef<readonly string[]>([])
  useEffect(() => {
    if (states === null) return
    const sent = states.filter(({ step }) => step === REQUEST_STEP)
    const queued = sent.filter(({ state }) => state === 'queued').map(({ form }) => form)
    const arrived = queuedBefore.current.filter((form) =>
      sent.some((row) => row.form === form && row.state === 'synced'),
    )
    queuedBefore.current = queued
    if (arrived.some((form) => !isPollSeen(form))) showSnack({ text: saved, tone: 'success' })
  }, [states, saved])
}

function privacyTask(words: { title: string; text: string }): Task {
  return {
    key: 'privacy',
    tone: 'pink',
    icon: <IconShieldLock size={24} />,
    title: words.title,
    text: words.text,
    minutes: 2,
    path: paths.ownData,
  }
}

export function OwnPollDialog({ kind, onClose }: { kind: DueDialogKind; onClose: () => void }) {
  if (kind === 'privacy') {
    return (
      <OptionalPart load={loadConsentDialog}>
        {({ ConsentDialog }) => <ConsentDialog onClose={onClose} />}
      </OptionalPart>
    )
  }
  const props = { kind, onClose }
  return <OptionalPart load={loadPollDialog}>{({ PollDialog }) => <PollDialog {...props} />}</OptionalPart>
}
