import type { Examples } from '../protocol/operation.ts'

/** Requests and responses of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./savings.ts')> = {
  readSavings: {
    request: { userId: '1' },
    response: {
      status: 'OK',
      data: {
        name: 'GUADALUPE',
        existe: 1,
        baja: 0,
        procIns: 0,
        gp: 1,
        monto: 250,
        total: 11500,
        pS: 300,
        restante: 3692.25,
        abono: 153.85,
        acumulado: 11500,
        total_prestamo: 6000,
        prestamos: 1,
        cantidadPrestamo: 0,
        cantidadMostrar: '$0.00',
        incapacidad: 0,
        antiguedad: 30,
        enRetiro: 0,
        c294: 0,
        c295: 0,
        c394: 0,
        short_prenom: '2026-11-18',
        short_nom: '2026-11-20',
        inicNomina: '2026-11-16',
        numSemana: 47,
        numQuincena: 22,
        nom: '20 de noviembre de 2026',
        prenom: '18 de noviembre de 2026',
      },
    },
  },
}
