import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { PayStamp } from './pay-stamp.tsx'
import { PayslipSeal } from './payslip-seal.tsx'

afterEach(cleanup)

test('shows the stamp as the XML has it', () => {
  const folio = '7B3F1C52-9D64-4A0E-8C1B-2F5A6D7E8091'
  render(<PayStamp stamp={{ folio, stampedAt: '2025-11-21T09:15:07', sealEnd: 'mX0kQ7w=' }} />)
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect(fact('Folio fiscal')).toBe(folio)
  expect(fact('Fecha y hora de timbrado')).toBe('21/11/2025 09:15:07')
  expect(fact('Últimos 8 caracteres del sello')).toBe('mX0kQ7w=')
})

test.each([
  ['valid', 'own', 'Sello válido.', 'Revisamos el recibo con el certificado que trae, no con los del SAT.'],
  ['valid', 'sat', 'Sello válido.', 'Revisamos el recibo y su certificado con los del SAT.'],
  ['unproven', undefined, 'No lo pudimos comprobar.', 'Revisa el sello con el código QR del PDF.'],
] as const)(
  'says in words that the seal is %s by %s, with an icon that is not read aloud',
  (seal, sealBasis, result, rest) => {
    render(<PayslipSeal detail={{ seal, sealBasis } as PayslipDetail} />)
    const line = screen.getByText(result).closest('p')
    expect(line?.textContent).toBe(`${result} ${rest}`)
    expect(line?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  },
)
