import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./savings-statement.ts')> = {
  readAccountStatement: {
    request: {},
    response: {
      status: 'OK',
      data: {
        name: 'GUADALUPE RAMOS ORTEGA',
        benStatus: 'A',
        resumen: { totalMesAnterior: 10750, totalGeneral: 11500 },
        movimientosCaja: [{ concepto: 'Ahorro', periodo: '2026046', monto: 250, fecha: '2026-11-20' }],
        movimientosPrestamos: [
          {
            idPrestamo: 48213,
            fechaRegistro: '2026-11-20',
            montoAbono: 153.85,
            montoInteres: 8.88,
            saldoActual: 3692.25,
          },
        ],
        prestamos: [
          {
            folio: 48213,
            monto: 6000,
            plazo: 39,
            prdo: 'S',
            abono: 153.85,
            interes: 300.06,
            tasaPeriodo: 0.0025,
            fecha: '2026-08-07',
            inicio: '2026-08-03',
            primerPago: '2026-08-14',
            nomina: 'S',
            empresa: 'Metalmecánica Tres Turnos, S.A. de C.V.',
            persona: {
              numero: '100101',
              nombre: 'GUADALUPE RAMOS ORTEGA',
              puesto: 'OPERADORA',
              departamento: 'PRENSAS',
            },
            estado: 'activo',
          },
        ],
      },
    },
  },
  readLoan: {
    request: { folio: '100101' },
    response: {
      status: 'OK',
      data: {
        prestamo: 6000,
        pagado: 2307.75,
        restante: 3692.25,
        idPrestamo: 48213,
        plazo: 39,
        pagos: 15,
        prdo: 'S',
        tasaPeriodo: 0.0025,
      },
    },
  },
}
