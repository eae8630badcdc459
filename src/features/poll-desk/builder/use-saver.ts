import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { listDeskPolls, readDeskPoll } from '#contract/polls/poll-desk.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { POLL_DESK_FORM } from '#domain/requests/request-forms.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { type Saver, type SaverView, startSaver, type Work } from './saver.ts'

interface Keeper {
  keep: (work: Work) => void
  forget: () => Promise<void>
  onNumber: (id: number) => void
}

/** Creates the saver, and retries a failed save when the network is back. */
export function useSaver(start: Work, step: string, keeper: Keeper): SaverView & { saver: Saver } {
  const client = useQueryClient()
  const isOnline = useOnline()
  const [saver] = useState(() =>
    startSaver(start, {
      keep: keeper.keep,
      forget: () => {
        void keeper.forget()
        for (const { id } of [listDeskPolls, readDeskPoll]) {
          void client.invalidateQueries({
            queryKey: [id],
            refetchType: id === listDeskPolls.id ? 'active' : 'none',
          })
        }
      },
      onNumber: keeper.onNumber,
    }),
  )
  const view = useSyncExternalStore(saver.subscribe, saver.view)
  useEffect(() => saver.stop, [saver])
  const former = useRef(step)
  useEffect(() => {
    if (former.current === step) return
    void forgetDraft(POLL_DESK_FORM, former.current)
    former.current = step
    const { work } = saver.view()
    if (!work.isSaved) keeper.keep(work)
  }, [step, saver, keeper])
  useEffect(() => {
    if (isOnline && saver.view().state === 'failed') void saver.save()
  }, [isOnline, saver])
  return { ...view, saver }
}
