import { useMemo } from 'react'
import {
  ALL_STATUSES,
  listKardexJobs,
  listStaff,
  listStatuses,
} from '#contract/evaluations/temporary-staff.ts'
import { useToday } from '#hooks/device/use-today.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { byDue, personOf } from './people.ts'
import type { Place } from './place.ts'

const none: ReadonlySet<string> = new Set()

/** Filters and search work offline, because they use this list. */
export function useStaff({ view, ruta }: Place) {
  const answer = useOperation(listStaff, { ruta, rol: view, estatus: ALL_STATUSES })
  const jobs = useOperation(listKardexJobs, {}, { isShown: false })
  const statuses = useOperation(listStatuses, {}, { isShown: false })
  const today = useToday()
  const rows = answer.data?.personalTemporal
  const codes = jobs.data?.data
  const named = statuses.data?.estatusPlantas
  const names = useMemo(
    () => new Map(named?.map(({ estatus, nombre }) => [estatus, nombre] as const)),
    [named],
  )
  const people = useMemo(() => {
    const known = codes ? new Set(codes.map(({ JOBCODE }) => JOBCODE)) : none
    return (rows ?? []).map((row) => personOf(row, known, today, names)).sort(byDue)
  }, [rows, codes, today, names])
  return { answer, jobs, people, names, counters: answer.data?.contadores ?? [], hasJobs: jobs.data !== null }
}
export type Staff = ReturnType<typeof useStaff>
