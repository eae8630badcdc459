import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./legacy-payroll.ts')> = {
  readPayrollEmployee: {
    request: { periodo: '2026046' },
    response: {
      status: 'OK',
      dataEmp: {
        compania: 'MANUFACTURAS DEL NORTE SA DE CV',
        nombre: 'GUADALUPE RAMOS ORTEGA',
        rfc: 'RAOG900101AB1',
        departamento: 'ESTAMPADO',
        clave: '100101',
        salarioDiario: 412.35,
        regimen: '02',
      },
    },
  },
  readPayrollDates: {
    request: { periodo: '2026046' },
    response: {
      status: 'OK',
      fechas: {
        fechaInicio: '2026-11-09',
        fechaFin: '2026-11-15',
        fechaPago: '2026-11-20',
        diasPagados: '6.500',
        disponible: true,
        fechaDisponible: '2026-11-18',
        sello: 'valido',
        selloBase: 'sat',
        fechaIngreso: '2019-03-11',
      },
      timbre: {
        folio: '7B3F1C52-9D64-4A0E-8C1B-2F5A6D7E8091',
        fecha: '2026-11-20T09:15:00',
        sello: 'mX0kQ7w=',
      },
    },
  },
  listStampedPayrolls: {
    request: { formulario: 'nomina', gPago: 1 },
    response: {
      status: 'OK',
      nominasMostrar: [{ FIN_CADPER: '2026046', periodo: '46 / 2026', end_date: '2026-11-15', period: 46 }],
    },
  },
  readPerceptions: {
    request: { periodo: '2026046' },
    response: {
      status: 'OK',
      percepciones: [
        {
          concepto: '001',
          descripcion: 'SUELDO',
          importe: 2886.45,
          tipo: '001',
          detalle: { gravado: 2886.45, exento: 0 },
        },
      ],
    },
  },
  readPayrollDays: {
    request: { periodo: '2026046' },
    response: { status: 'OK', dias: [{ concepto: '701', dias: 7 }] },
  },
  readCashTotal: { request: { periodo: '2026046' }, response: { status: 'OK', totalEfectivo: 2411.66 } },
  readDeductions: {
    request: { periodo: '2026046' },
    response: { status: 'OK', deducciones: [{ clave: '301', concepto: 'ISR', importe: 214.1, saldo: 0 }] },
  },
}
