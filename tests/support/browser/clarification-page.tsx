import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Clarification } from '#contract/requests/clarifications.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setSession } from '#core/session/session-state.ts'
import { dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { ClarificationsDialog } from '#features/requests/clarifications/clarifications-screen.tsx'
import { requestAt } from '#features/requests/feature.ts'

// Long timeout, because queries by role are slow in a simulated DOM, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

type Body = { Opcion?: number } & Record<string, unknown>
export const service: {
  rows: Clarification[]
  unrated: number | null
  usualHours: number | null
  asked: Body[]
  /** Response by Opcion of the payroll service, such as 9 for NOM-09; 'offline' simulates a lost network. */
  answers: Record<number, unknown>
} = { rows: [], unrated: null, usualHours: null, asked: [], answers: {} }
let folio = 0

export function row(id: number, more: Partial<Clarification> = {}): Clarification {
  return {
    ID: id,
    Emplid: '100101',
    fechaRegistro: '2026-11-15',
    FIN_CADPER: `20260${id}`,
    periodo: `${id} / 2026`,
    motivo: `Motivo ${id}`,
    estatus: 'Cerrada',
    nivelSatisfaccion: 4,
    comentarioGral: `Pregunta ${id}`,
    comentarioNominas: `Respuesta ${id}`,
    ...more,
  }
}

export const open = (id: number) =>
  row(id, { estatus: 'Abierta', nivelSatisfaccion: null, comentarioNominas: null })
export const toRate = (id: number, level: number | null = 0) => row(id, { nivelSatisfaccion: level })

export function installFakeService(): void {
  beforeEach(() => {
    folio += 1
    const user = { Id_Usuario: 1, Folio: `F${folio}`, GrupoPago: 1 }
    const profile = { user, menu: null, company: '00100' } as never
    setCurrentToken('t')
    setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
    service.rows = []
    service.unrated = null
    service.usualHours = null
    service.asked = []
    service.answers = {
      9: {
        status: 'OK',
        data: [
          { ID: 1, nombre: 'Descuento no reconocido' },
          { ID: 2, nombre: 'Prima dominical' },
        ],
      },
      10: { status: 'OK', id: 981 },
      16: { status: 'OK' },
    }
    window.location.hash = '#/Aclaraciones'
    vi.stubGlobal('fetch', async (request: Request | URL) => {
      if (request instanceof URL) return Response.json({})
      const body = (await request.json()) as Body
      service.asked.push(body)
      if (body.Opcion === undefined) {
        const Periodos = [
          { end_date: '2026-11-08', period: 45 },
          { end_date: '2026-11-15', period: 46 },
          { end_date: '2026-01-04', period: 1 },
          { end_date: '2025-12-28', period: 52 },
        ]
        return Response.json({ status: 'OK', Periodos })
      }
      const answer = service.answers[body.Opcion] ?? {
        status: 'OK',
        data: service.rows,
        ...(service.unrated === null ? {} : { numNoEvaluados: service.unrated }),
        ...(service.usualHours === null ? {} : { horasUsuales: service.usualHours }),
      }
      if (answer === 'offline') throw new TypeError('Failed to fetch')
      return Response.json(answer)
    })
  })

  afterEach(() => {
    setOpenStore(null)
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    setCurrentToken(null)
  })
}

export function onPhone(isPhone: boolean): void {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
}

function Snacks() {
  return (
    <>
      {useSnacks().map(({ id, text, ms }) => (
        <button key={id} type="button" data-snack={ms} onClick={() => dismissSnack(id)}>
          {text}
        </button>
      ))}
    </>
  )
}

export const onClose = vi.fn()

export function visit(path = '/Aclaraciones') {
  const place = requestAt(path)
  if (!place) throw new Error('the address belongs to no request')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClarificationsDialog place={place} onClose={onClose} />
      <Snacks />
    </QueryClientProvider>,
  )
}

export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const LIST = 'Solicitudes de aclaración de nómina'
export const sent = (opcion: number) => service.asked.filter(({ Opcion }) => Opcion === opcion)
export const snack = async (text: string) => {
  const bar = () => document.querySelector('[data-snack]')
  await waitFor(() => expect(bar()?.textContent).toBe(text))
  // GRAL-24: the screens of spec 000 show the bar for 2 s.
  expect(bar()?.getAttribute('data-snack')).toBe('2000')
}
