import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'
import { listStaff, listStatuses } from '#contract/evaluations/temporary-staff.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../../tests/support/device/work-here.ts'
import { useStaff } from './use-staff.ts'

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('names a person’s status by Opcion 15 when the host’s row has no name', async () => {
  await openWorkHere()
  const rows = examples.listStaff.response.personalTemporal.map((row) => ({
    ...row,
    estatus: 4,
    nombreEstatus: null,
  }))
  serviceHere(({ key }) => {
    if (key === keyOf(listStaff)) return { status: 'OK', personalTemporal: rows, contadores: [] }
    if (key !== keyOf(listStatuses)) return null
    return { status: 'OK', estatusPlantas: [{ estatus: 4, nombre: 'En entrevista' }] }
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => useStaff({ view: 3, base: '/Especiales/Temporal', ruta: 'Especiales' }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  await waitFor(() => expect(result.current.people[0]?.statusName).toBe('En entrevista'))
})
