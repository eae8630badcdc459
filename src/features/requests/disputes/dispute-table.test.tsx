import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Dispute } from '#contract/requests/disputes.ts'
import { findDisputes } from './dispute-rows.ts'
import { DisputeRows } from './dispute-table.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const row = (id: number): Dispute => ({
  id,
  EMPLID: '100101',
  nombre: 'MARÍA LÓPEZ',
  motivo: 'Bono',
  departamento: 'PRODUCCIÓN',
  comentario: 'Falta',
  fechaInconformidad: '2026-11-10',
  fechaRegistro: '2026-11-12',
  diasTranscurridos: 0,
  estatus: 1,
  nivelSatisfaccion: 'Pendiente',
})

test.each([true, false])('shows each dispute with its folio (phone: %s)', (isPhone) => {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
  render(<DisputeRows rows={[row(31), row(47)]} ratings={new Map()} onRate={() => undefined} />)
  const folios = screen.getAllByText(/^Folio:/).map(({ textContent }) => textContent)
  expect(folios).toEqual(['Folio: 31', 'Folio: 47'])
})

test('finds a dispute by its folio', () => {
  expect(findDisputes([row(31), row(47)], '47').map(({ id }) => id)).toEqual([47])
})

test('names the person who saw a dispute only once that person has answered it', () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
  const answered = { estatus: 2, nameEmplidRespuesta: 'ELENA RUIZ' }
  const rows = [row(31), { ...row(47), nameEmplidRespuesta: 'ELENA RUIZ' }, { ...row(52), ...answered }]
  render(<DisputeRows rows={rows} ratings={new Map()} onRate={() => undefined} />)
  const said = screen.getAllByText(/^(Enviado|Visto por)/).map(({ textContent }) => textContent)
  expect(said).toEqual(['Enviado', 'Enviado', 'Visto por Elena Ruiz'])
})
