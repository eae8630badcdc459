import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import { takePrefill } from '#models/requests/clarification-prefill.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import {
  datesOf2025 as fechas,
  employee,
  week2025 as period,
} from '../../../../tests/support/pay/payslip-periods.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { toRow } from '../rows/payslip-rows.ts'
import { PayslipSummary } from './payslip-summary.tsx'
import { es } from '../texts.es.ts'
import type { PayslipList } from '../rows/use-payslips.ts'

const before: PayslipPeriod = { ...period, period: 45, paid_date: '2025-11-14', end_date: '2025-11-09' }
const preview: PayslipPeriod = { ...period, stamped: false, idtimbrado: null, prenomina: true }

type Body = { Opcion: number; periodo: string }
let payroll: (body: Body) => object
let kardex: (body: Body) => object
let isOnline: boolean

const lines = {
  '2025046': {
    percepciones: [
      { concepto: '001', descripcion: 'SUELDO', importe: 2555 },
      { concepto: '282', descripcion: 'VALES DE DESPENSA', importe: 520 },
      { concepto: '777', descripcion: 'COMPENSACION VARIABLE', importe: 80.5 },
    ],
    deducciones: [],
  },
  '2025045': {
    percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: 2190 }],
    deducciones: [{ clave: '301', concepto: 'ISR', importe: 100, saldo: 0 }],
  },
}

function answerOf({ Opcion, periodo }: Body): object {
  const { percepciones, deducciones } = lines[periodo as keyof typeof lines]
  const dates =
    periodo === '2025045'
      ? { ...fechas, fechaInicio: '2025-11-03', fechaFin: '2025-11-09', fechaPago: '2025-11-14' }
      : fechas
  const answers: Record<number, object> = {
    2: { dataEmp: employee },
    3: { fechas: dates },
    5: { percepciones },
    6: { dias: [{ concepto: '701', dias: 7 }] },
    7: { totalEfectivo: 2635.5 },
    8: { deducciones },
  }
  return { status: 'OK', ...answers[Opcion] }
}

beforeEach(() => {
  payroll = answerOf
  kardex = () => ({ status: 'OK', data: [] })
  isOnline = true
  vi.stubGlobal('fetch', async (input: Request | string) => {
    if (typeof input === 'string') return Response.json({})
    if (!isOnline) throw new TypeError('Failed to fetch')
    const body = (await input.json()) as Body
    return Response.json(input.url.toLowerCase().includes('kardex') ? kardex(body) : payroll(body))
  })
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  setSession({
    phase: 'open',
    profile: { user: { ...user, GrupoPago: 1 }, menu: null, company: '00100' },
    hasToken: true,
    expiresAt: null,
    mustChangePassword: false,
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(of: PayslipPeriod, others: PayslipPeriod[] = [], change: Partial<PayslipList> = {}) {
  const words = { ...es, stamped: es.stampedKind }
  const rows = [of, ...others].map((one) => toRow(one, true, words))
  const [row] = rows
  if (!row) throw new Error('the list has no row')
  const list: PayslipList = {
    rows,
    at: 1,
    failure: null,
    isLoading: false,
    isRefreshing: false,
    refresh: async () => undefined,
    history: {
      isRead: true,
      canLoad: false,
      isLoading: false,
      failure: null,
      load: vi.fn(async () => undefined),
    },
    lacksUpTo: null,
    gap: null,
    lacksDetail: () => false,
    sentences: [],
    ...change,
  }
  renderHere(<PayslipSummary row={row} list={list} />)
  await screen.findByText(/^(Recibiste|Neto de|La prenómina de|Este recibo no)/)
  return list
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('a prenómina that is not available yet', () => {
  test('shows its date of availability (LEGPAY-10), even when the other requests fail', async () => {
    payroll = ({ Opcion }) =>
      Opcion === 3
        ? { status: 'OK', fechas: { ...fechas, disponible: false, fechaDisponible: '2099-11-18' } }
        : { status: 'ERROR', message: 'no' }
    await show(preview)
    const text = 'La prenómina de la semana 46 no está disponible hasta el 18/11/2099.'
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /PDF|horizontal/ })).toBeNull()
  })
})

test('calls the difference vouchers only if the payslip has vouchers of that amount', async () => {
  await show(period)
  expect(screen.getByText('Lo que recibes en dinero').parentElement?.textContent).toContain(
    'El resto no es dinero: son vales.',
  )
  cleanup()
  await show(before)
  expect(screen.getByText('Lo que recibes')).toBeTruthy()
  expect(screen.queryByText('El resto no es dinero: son vales.')).toBeNull()
  cleanup()
  payroll = (body) => ({ ...answerOf(body), ...(body.Opcion === 7 && { totalEfectivo: 2600 }) })
  await show(period)
  const total = () => screen.getByText('Lo que recibes').parentElement?.textContent
  expect(total()).toContain('Lo dice tu empresa.')
  expect(total()).not.toMatch(/vales|\$\d/)
  tap('Ver')
  expect(total()).toContain('Este total no incluye $555.50. Lo dice tu empresa.')
})

test('shows stamp and seal only when the service sends them', async () => {
  const seal = () => document.querySelector('[data-seal]')?.getAttribute('data-seal')
  await show(period)
  expect([screen.queryByText(es.summary.stamp.title), seal()]).toEqual([null, undefined])
  const timbre = { folio: 'F', fecha: '2025-11-21T09:15:07', sello: 'mX0kQ7w=' }
  for (const [sello, shown] of [
    ['sinComprobar', 'unproven'],
    ['otro', undefined],
  ]) {
    cleanup()
    const dates = { status: 'OK', fechas: { ...fechas, sello }, timbre }
    payroll = (body) => (body.Opcion === 3 ? dates : answerOf(body))
    await show(period)
    expect([screen.getByText('mX0kQ7w=').tagName, seal()]).toEqual(['DD', shown])
  }
})

describe('without lines', () => {
  test('explains a refused detail, and still offers the PDF', async () => {
    payroll = () => ({ status: 'ERROR', message: 'No hay datos de nómina de ese periodo.' })
    await show(period)
    expect(screen.getByText('Este recibo no tiene detalle aquí. Abre el PDF.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Abrir PDF' })).toBeTruthy()
  })

  test('sends no request when the older payroll is known to have no lines', async () => {
    payroll = vi.fn(answerOf)
    await show(period, [], { lacksDetail: () => true })
    expect(screen.getByText('Este recibo no tiene detalle aquí. Abre el PDF.')).toBeTruthy()
    expect(payroll).not.toHaveBeenCalled()
  })

  test('does not show the lines of another payment in the same week', async () => {
    await show({ ...period, type: 2, paid_date: '2025-11-16' })
    expect(screen.queryByText('Recibiste')).toBeNull()
    expect(screen.getByText('Este recibo no tiene detalle aquí. Abre el PDF.')).toBeTruthy()
  })

  test('asks for a network when offline, and retries on a tap', async () => {
    isOnline = false
    await show(period)
    expect(screen.getByText('Este recibo no está en tu teléfono. Ábrelo una vez con internet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Abrir PDF' })).toBeNull()
    isOnline = true
    tap('Intentar otra vez')
    expect(await screen.findByText('Recibiste')).toBeTruthy()
  })
})

describe('the actions', () => {
  test('shows the PDF and the clarification in the bar, and the landscape payslip outside it', async () => {
    await show(period)
    const bar = screen.getByRole('button', { name: 'Abrir PDF' }).parentElement as HTMLElement
    const inBar = within(bar).getAllByRole('button')
    expect(inBar.map((button) => button.textContent)).toEqual(['Abrir PDF', 'Solicitar aclaración'])
    const landscape = screen.getByRole('button', { name: 'Recibo horizontal' })
    expect(bar.contains(landscape)).toBe(false)
    expect(landscape.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    tap('Solicitar aclaración')
    expect(window.location.hash).toBe('#/Aclaraciones/nueva')
    expect(takePrefill()).toMatchObject({ period: '2025046', comment: '' })
  })

  test('offers the clarification when no PDF is available', async () => {
    isOnline = false
    await show(period)
    expect(screen.queryByRole('button', { name: /PDF|horizontal/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Solicitar aclaración' })).toBeTruthy()
  })
})

describe('the pay date', () => {
  test('describes a payslip without a pay date as neither paid nor upcoming', async () => {
    payroll = answerOf
    await show({ ...period, paid_date: '' })
    expect(screen.getByText('Neto de este recibo')).toBeTruthy()
    expect(screen.queryByText(/^(Recibiste|Vas a recibir)$/)).toBeNull()
  })
})

describe('lines', () => {
  test('marks groceries, reports an unknown concept and makes names in capitals readable', async () => {
    await show(period)
    const earned = within(screen.getByRole('list', { name: 'Lo que ganaste' }))
    expect(earned.getByText('Sueldo')).toBeTruthy()
    expect(earned.getByText('Vales de despensa')).toBeTruthy()
    expect(earned.getByText('Despensa')).toBeTruthy()
    tap(/Compensacion variable/)
    expect(await screen.findByText(/Aún no tenemos la explicación/)).toBeTruthy()
    expect(screen.getByText('Sin descuentos.')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\$\d/)
    tap('Ver')
    expect(screen.getAllByText('$3,155.50').length).toBeGreaterThan(1)
    expect(screen.getByText('$2,635.50')).toBeTruthy()
  })
})

describe('the pay change', () => {
  test('marks the lines below as pending until the comparison is loaded', async () => {
    let answer: () => void = () => undefined
    const late = new Promise<void>((resolve) => (answer = resolve))
    const { fetch: known } = globalThis
    vi.stubGlobal('fetch', async (input: Request | string) => {
      if (typeof input !== 'string' && (await input.clone().text()).includes('2025045')) await late
      return known(input)
    })
    await show(period, [before])
    const lines = () => screen.getByText(es.summary.sides.perception).closest('[data-coming]')
    expect(lines()).not.toBeNull()
    expect(screen.getByRole('heading', { name: es.change.title })).toBeTruthy()
    answer()
    await waitFor(() => expect(lines()).toBeNull())
    expect(screen.getByText('Sem. 45')).toBeTruthy()
  })

  test('distinguishes removed lines from new ones, and lists absences beside them', async () => {
    kardex = ({ Opcion }) => ({
      status: 'OK',
      data: Opcion === 4 ? [{ Fecha: '2025-11-05' }, { Fecha: '2025-10-01' }] : [],
    })
    await show(period, [before])
    tap('Ver')
    const title = await screen.findByText('¿Por qué cambió mi pago?')
    const card = within(title.parentElement as HTMLElement)
    expect(await card.findByText('En tu kardex hay 1 falta el 05/11/2025.')).toBeTruthy()
    tap(/Ver las 4 diferencias/)
    const rows = card.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual([
      'Vales de despensa Antes no estaba.+$520.00',
      'Sueldo Antes $2,190.00+$365.00',
      'Impuesto (ISR) Esta vez no está.+$100.00',
      'Compensacion variable Antes no estaba.+$80.50',
    ])
    expect(card.getByText('$1,065.50')).toBeTruthy()
  })

  test('explains a difference like a line, and by the company’s sentence of that payslip’s day', async () => {
    const own = {
      side: 'deduction',
      key: '301',
      satType: null,
      from: '2025-11-01',
      to: '2025-11-09',
      text: 'El impuesto de cada semana.',
    } as const
    const other = { ...own, side: 'perception', key: '282', text: 'Ya no se explica así.' } as const
    await show(period, [before], { sentences: [own, other] })
    const title = await screen.findByText('¿Por qué cambió mi pago?')
    const card = within(title.parentElement as HTMLElement)
    const open = async (name: RegExp) => fireEvent.click(await card.findByRole('button', { name }))
    await open(/Vales de despensa/)
    expect(await card.findByText(/Un apoyo de la empresa para tu despensa\./)).toBeTruthy()
    tap(/Ver las 4 diferencias/)
    await open(/Impuesto \(ISR\)/)
    expect(await card.findByText('El impuesto de cada semana.')).toBeTruthy()
    expect(card.getByText('Lo explica tu empresa')).toBeTruthy()
  })

  test('compares with any older payslip, and allows another choice when one cannot be fetched', async () => {
    const oldest: PayslipPeriod = { ...before, period: 44, paid_date: '2025-11-07', end_date: '2025-11-02' }
    payroll = (body) => {
      const answer = answerOf({ ...body, periodo: body.periodo === '2025044' ? '2025045' : body.periodo })
      if (body.periodo !== '2025044') return answer
      if (body.Opcion === 5)
        return { status: 'OK', percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: 1990 }] }
      const dates = { fechaInicio: '2025-10-27', fechaFin: '2025-11-02', fechaPago: '2025-11-07' }
      if (body.Opcion === 3) return { status: 'OK', fechas: { ...fechas, ...dates } }
      return answer
    }
    await show(period, [before, oldest, preview])
    tap('Ver')
    expect(await screen.findByText(/que la semana 45/)).toBeTruthy()
    const choice = screen.getByLabelText<HTMLSelectElement>('Comparar con')
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Semana 45 · Termina el 09/11/2025',
      'Semana 44 · Termina el 02/11/2025',
    ])
    fireEvent.change(choice, {
      target: { value: toRow(oldest, true, { ...es, stamped: es.stampedKind }).key },
    })
    expect(await screen.findByText(/que la semana 44/)).toBeTruthy()
    expect(screen.getByText('$1,265.50')).toBeTruthy()
    cleanup()

    await show(period, [before, oldest])
    await screen.findByText(/que la semana 45/)
    isOnline = false
    fireEvent.change(screen.getByLabelText('Comparar con'), {
      target: { value: toRow(oldest, true, { ...es, stamped: es.stampedKind }).key },
    })
    expect(await screen.findByText('Para comparar, abre la semana 44 una vez con internet.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Comparar con'), {
      target: { value: toRow(before, true, { ...es, stamped: es.stampedKind }).key },
    })
    expect(await screen.findByText(/que la semana 45/)).toBeTruthy()
  })

  test('does not compare across a gap in the list, and offers to fetch the previous payslip', async () => {
    const load = vi.fn(async () => undefined)
    const history = { isRead: true, canLoad: true, isLoading: false, failure: null, load }
    await show(period, [before], { gap: before.end_date, history })
    expect(await screen.findByRole('button', { name: 'Buscar el recibo anterior' })).toBeTruthy()
    expect(screen.queryByText(/Son .* que/)).toBeNull()
  })

  test('shows no absences between two yearly payments', async () => {
    kardex = () => ({ status: 'OK', data: [{ Fecha: '2025-11-05' }] })
    await show({ ...period, payroll: 4 }, [{ ...before, payroll: 4 }])
    expect(await screen.findByText('¿Por qué cambió mi pago?')).toBeTruthy()
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(screen.queryByText(/En tu kardex/)).toBeNull()
  })

  test('compares nothing without a previous payslip, and fetches one from the history on a tap', async () => {
    await show(period)
    expect(screen.queryByText('¿Por qué cambió mi pago?')).toBeNull()
    cleanup()
    const load = vi.fn(async () => undefined)
    await show(period, [], {
      history: { isRead: true, canLoad: true, isLoading: false, failure: null, load },
    })
    tap('Buscar el recibo anterior')
    expect(load).toHaveBeenCalled()
  })
})
