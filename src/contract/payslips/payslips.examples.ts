import type { Examples } from '../protocol/operation.ts'

const examplePeriod = {
  paid_date: '2026-11-20',
  stamped: true,
  idtimbrado: 778812,
  pdf_receipt: '',
  payroll: 1,
  year: 2026,
  period: 46,
  type: 1,
  prenomina: false,
  end_date: '2026-11-15',
  start_date: '2026-11-09',
}

export const examples: Examples<typeof import('./payslips.ts')> = {
  listPayslips: {
    request: {},
    response: {
      status: 'OK',
      data: [examplePeriod],
      frases: [
        {
          lado: 'deduccion',
          clave: 'D045',
          desde: '2026-01-01',
          texto: 'Es el abono de tu uniforme. Son seis pagos iguales.',
        },
      ],
      revisionApagada: [{ regla: 'vacation', desde: '2026-12-01' }],
    },
  },
  listPayslipHistory: { request: {}, response: { status: 'OK', data: [{ ...examplePeriod, year: 2025 }] } },
  requestPayslipPdf: {
    request: { periodo: '2026046' },
    response: { status: 'OK', user: 4411, token: 'Pv1…' },
  },
  generateReceipt: {
    request: { payroll: 1, year: 2026, period: 46, pks: [778812], stamped: true },
    response: Uint8Array.from([0x25, 0x50, 0x44, 0x46]),
  },
  generatePrereceipt: {
    request: { pks: [4411], payroll: 1, year: 2026, period: 47 },
    response: Uint8Array.from([0x25, 0x50, 0x44, 0x46]),
  },
}
