import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  confirmPtuDays,
  type ExpressRequest,
  listExpressCertifications,
  type PtuRow,
  readPtuDays,
  readSurveyState,
} from '#contract/notifications/reminders.ts'
import { readNote, writeNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export interface Reminder {
  isPending: boolean
  /**
   * True when data are known and the last request did not fail. When `isOpen` is false, the data are the
   * server's response in this visit; only then may a dialog open automatically.
   */
  isFresh: boolean
  isOpen: boolean
}

function useMayAsk(): boolean {
  const { user, company } = useProfile()
  return hasReminders({ company, userId: user.Id_Usuario })
}

export interface PtuReminder extends Reminder {
  row: PtuRow | null
  /** Confirms the review at once on this device, and later on the server. */
  confirm: () => void
}

const NOTE_KEY = ['note', 'ptu-reviewed']

/** On a host without P-45, only this device stores the review. */
export function usePtuDays(): PtuReminder {
  const client = useQueryClient()
  const enabled = useMayAsk()
  const { data, failure, isRefreshing } = useOperation(readPtuDays, {}, { enabled })
  const note = useQuery<string>({
    queryKey: NOTE_KEY,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const kept = await readNote('ptu-reviewed')
      return typeof kept === 'string' ? kept : ''
    },
  })
  const row = (Array.isArray(data?.ptu) ? data.ptu[0] : data?.ptu) ?? null
  const isNoted = row !== null && note.data === signatureOf(row)
  const isTold = row?.revisado === 1
  const confirm = () => {
    if (!row) return
    client.setQueryData(NOTE_KEY, signatureOf(row))
    // Without storage, only the server stores the review.
    void writeNote(openStore(), 'ptu-reviewed', signatureOf(row))
    showReviewed(row)
  }
  useEffect(() => {
    if (row && isNoted && !isTold) showReviewed(row)
  }, [row, isNoted, isTold])
  return {
    row,
    confirm,
    isPending: row !== null && !isTold && note.data !== undefined && !isNoted,
    isFresh: data !== null && failure === null,
    isOpen: isRefreshing || note.data === undefined,
  }
}

/** Last review that was sent. Two screens must not send it twice. */
let toldLast: string | null = null

function showReviewed(row: PtuRow): void {
  const signature = signatureOf(row)
  if (row.ejercicio === undefined || toldLast === signature) return
  toldLast = signature
  void call(confirmPtuDays, { ejercicio: row.ejercicio }).then((answer) => {
    if (!answer.ok) toldLast = null
  })
}

/** Identifies the counts, because changed counts must be reviewed again. */
function signatureOf(row: PtuRow): string {
  const { dias_ejercicio, faltas, permisos_sin_goce, incapacidad, permisos_con_goce, total, dias_periodo } =
    row
  const counts = [
    dias_ejercicio,
    faltas,
    permisos_sin_goce,
    incapacidad,
    permisos_con_goce,
    total,
    dias_periodo,
  ]
  return [row.ejercicio ?? '', ...counts].join('|')
}

export function useExpressCertifications(): Reminder & { requests: readonly ExpressRequest[] } {
  const enabled = useMayAsk()
  const { data, failure, isRefreshing } = useOperation(listExpressCertifications, {}, { enabled })
  const requests = data?.data ?? []
  return {
    requests,
    isPending: requests.length > 0,
    isFresh: data !== null && failure === null,
    isOpen: isRefreshing,
  }
}

export interface SurveyReminder extends Reminder {
  /** Address of the survey; null when no http(s) address is known. */
  url: string | null
  refresh: () => Promise<void>
}

export function useSurvey(): SurveyReminder {
  const { user } = useProfile()
  const links = useAppConfig()?.links
  const enabled = useMayAsk()
  const { data, failure, isRefreshing, refresh } = useOperation(
    readSurveyState,
    { folio: user.Folio },
    { enabled },
  )
  const url = data?.data?.url || links?.survey || null
  return {
    url: url !== null && /^https?:\/\//.test(url) ? url : null,
    isPending: data?.data?.pendiente === 1,
    isFresh: data !== null && failure === null,
    isOpen: isRefreshing,
    refresh,
  }
}
