import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { examples } from '#contract/payslips/legacy-payroll.examples.ts'
import { useNets } from './use-nets.ts'

const week = (period: number, day: string, paid: string): PayslipPeriod => ({
  paid_date: paid,
  stamped: true,
  idtimbrado: 1,
  pdf_receipt: '',
  payroll: 1,
  year: 2026,
  period,
  type: 1,
  prenomina: false,
  end_date: day,
})
const weeks = [
  week(44, '2026-11-01', '2026-11-06'),
  week(45, '2026-11-08', '2026-11-13'),
  week(46, '2026-11-15', '2026-11-20'),
]
const net = (number: number) => number * 100

let fetched: string[]
let refuses: (periodo: string) => Error | Response | null
const stored = new Map<string, unknown>()
const store: Partial<PersonStore> = {
  readValue: async (name) => stored.get(name),
  peekValue: () => undefined,
  writeValue: async (name, value) => void stored.set(name, value),
  close: () => undefined,
}

function answerOf(Opcion: number, periodo: string): object {
  const [period] = weeks.filter((each) => periodo.endsWith(`0${each.period}`))
  const amount = Number(periodo.slice(-2))
  const parts: Record<number, object> = {
    2: { dataEmp: examples.readPayrollEmployee.response.dataEmp },
    3: {
      fechas: {
        ...examples.readPayrollDates.response.fechas,
        fechaFin: period?.end_date,
        fechaPago: period?.paid_date,
      },
    },
    5: { percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: amount }] },
    6: { dias: [] },
    7: { totalEfectivo: amount },
    8: { deducciones: [] },
  }
  return { status: 'OK', ...parts[Opcion] }
}

beforeEach(() => {
  fetched = []
  refuses = () => null
  stored.clear()
  setOpenStore(store as PersonStore)
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    if (!(input instanceof Request)) return Response.json({})
    const { Opcion, periodo } = (await input.json()) as { Opcion: number; periodo: string }
    if (!fetched.includes(periodo)) fetched.push(periodo)
    const refusal = refuses(periodo)
    if (refusal instanceof Error) throw refusal
    return refusal ?? Response.json(answerOf(Opcion, periodo))
  })
})
afterEach(() => {
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function show(isWanted: boolean) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(({ wanted }) => useNets(weeks, wanted), { wrapper, initialProps: { wanted: isWanted } })
}
const all = weeks.map((each) => [payslipKey(each), net(Number(each.period))] as const)

test('fetches nothing while amounts are masked, then the newest payslip first', async () => {
  const { result, rerender } = show(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).toEqual([])
  rerender({ wanted: true })
  expect(result.current.isFetching).toBe(true)
  await waitFor(() => expect(result.current.nets).toEqual(new Map(all)))
  expect(fetched).toEqual(['2026046', '2026045', '2026044'])
  await waitFor(() => expect(result.current.isFetching).toBe(false))
})

test('shows the device’s own payslips without a network, and stops asking at the first one that is missing', async () => {
  const online = show(true)
  await waitFor(() => expect(online.result.current.nets.size).toBe(3))
  online.unmount()
  for (const name of stored.keys()) if (name.includes('2026045')) stored.delete(name)
  fetched = []
  refuses = () => new TypeError('Failed to fetch')
  const { result } = show(true)
  await waitFor(() => expect(fetched).toEqual(['2026045']))
  await waitFor(() =>
    expect(result.current.nets).toEqual(new Map([all[0], all[2]].flatMap((each) => (each ? [each] : [])))),
  )
})

test('leaves out a payslip that the service refuses, and goes on with the others', async () => {
  refuses = (periodo) => (periodo === '2026045' ? Response.json({ status: 'ERROR', message: 'no' }) : null)
  const { result } = show(true)
  await waitFor(() =>
    expect(result.current.nets).toEqual(new Map([all[0], all[2]].flatMap((each) => (each ? [each] : [])))),
  )
})

test('fetches the payslips when the device’s store cannot be read', async () => {
  setOpenStore({
    ...store,
    readValue: async () => Promise.reject(new Error('closed')),
  } as Partial<PersonStore> as PersonStore)
  const { result } = show(true)
  await waitFor(() => expect(result.current.nets).toEqual(new Map(all)))
})
