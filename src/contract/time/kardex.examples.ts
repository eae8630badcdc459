import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./kardex.ts')> = {
  listPermits: {
    request: { Folio: '100101' },
    response: {
      status: 'OK',
      data: [
        {
          Fecha: '2026-10-16',
          TipoPermiso: 'Con goce de sueldo',
          Estatus: 'Autorizado',
          Comentarios: 'Trámite escolar',
        },
      ],
    },
  },
  listVacations: {
    request: { Folio: '100101' },
    response: {
      status: 'OK',
      data: [
        {
          Fecha: '2026-10-05',
          Estatus: 'Disfrutado',
          comentario: 'Periodo 2026',
        },
      ],
    },
  },
  listIncapacities: {
    request: { Folio: '100101' },
    response: {
      status: 'OK',
      data: [
        {
          Fecha: '2026-09-01',
          incapacidad: 'Enfermedad general',
          comentario: 'Folio ZX4410',
        },
      ],
    },
  },
  listUnjustifiedAbsences: {
    request: { Folio: '100101' },
    response: {
      status: 'OK',
      data: [
        {
          Fecha: '2026-11-11',
          comentario: 'Sin aviso',
          TipoIncidencia: 'Falta injustificada',
        },
      ],
    },
  },
  listAdministrativeAbsences: {
    request: { Folio: '100101' },
    response: {
      status: 'OK',
      data: [
        {
          Fecha: '2026-03-02',
          comentario: 'Paro de línea',
          TipoIncidencia: 'Falta administrativa',
        },
      ],
    },
  },
  listCards: {
    request: { Folio: '100101' },
    response: {
      status: 'OK',
      data: [
        {
          fechaInconformidad: '2026-08-20',
          maquina: 'Prensa 14',
          tipoTarjeta: 'Preventiva',
          estatus: 5,
          Comentarios: 'Guarda floja',
        },
      ],
    },
  },
  readImportedDays: {
    request: {},
    response: { status: 'OK', cubierto: { desde: '2026-01-05', hasta: '2026-11-19' } },
  },
  readKardex: {
    request: { Folio: '100101' },
    response: {
      status: 'OK',
      infoKardex: {
        faltasAdmin: { Totales: 2, EsteAnio: 1, EsteMes: 0 },
        faltasInjust: { Totales: 3, EsteAnio: 1, EsteMes: 1 },
        incapacidades: { Totales: 8, EsteAnio: 3, EsteMes: 0 },
        vacaciones: { Totales: 14, EsteAnio: 9, EsteMes: 0 },
        permisos: { Totales: 4, EsteAnio: 1, EsteMes: 0 },
        tarjetas: { Totales: 6, EsteAnio: 2, EsteMes: 1 },
      },
      vacaciones: {
        hoy: '2026-11-30',
        empresa: 'TURNO DEMO',
        ingreso: '2024-03-10',
        anios: 2,
        desde: '2026-03-10',
        derecho: 14,
        otorgarHasta: '2026-09-09',
        tomados: 8,
        programados: 0,
        pedidos: 0,
        quedan: 6,
        delAnterior: 0,
        vencen: 6,
        vencenEl: '2027-09-09',
        siguienteDesde: '2027-03-10',
        siguienteDias: 16,
        articulo: 'LFT 76',
        confirmada: true,
        saldo: null,
      },
    },
  },
}
