import * as z from 'zod/mini'
import { operation } from '../protocol/operation.ts'
import { hasField, listOrEmpty } from '../protocol/outcome.ts'
import {
  neededText,
  wireCode,
  wireFlag,
  wireNumber,
  wireNumberOrNone,
  wireNumberOrZero,
  wireText,
  wireTextOrNone,
  wireList,
} from '../protocol/wire-values.ts'

/** Legacy payroll data for the landscape payslip and "why did my pay change" (spec 001 §3, §7). */

const path = '/nominas/ws-nominas.php'
/**
 * Period code: year of the last day, "0", period number (BR-18). Several payments may share a code, so payroll
 * and type are sent, too (K-36). A service that ignores payroll and type returns the regular payment. The
 * spec's bodies show no code; without a code, the newest closed payslip is returned.
 */
const request = () =>
  z.object({
    periodo: z.optional(neededText(z.regex(/^\d{5}[\w ]{1,6}$/))),
    payroll: z.optional(z.union([z.number(), z.string().check(z.maxLength(10))])),
    type: z.optional(wireNumber.check(z.int(), z.minimum(0), z.maximum(1_000_000_000))),
  })
const common = { path, access: 'employee', offline: 'cache', request: request() } as const
const status = () => z.optional(z.nullable(z.string()))

export const readPayrollEmployee = operation({
  ...common,
  id: 'NOM-02',
  opcion: 2,
  summary: 'Legacy payslip: employee data',
  response: () =>
    z.object({
      status: status(),
      dataEmp: z.object({
        compania: wireText,
        nombre: wireText,
        rfc: wireText,
        departamento: wireText,
        clave: wireText,
        salarioDiario: wireNumber,
        regimen: wireText,
      }),
    }),
  outcome: hasField('dataEmp'),
})

/**
 * Added fields, which other hosts do not send:
 * - diasPagados: the receipt's text, such as "6.500"; missing for a payslip without a stamp.
 * - disponible: false before fechaDisponible, when a prenómina becomes visible (LEGPAY-10). If missing, the app
 * shows the payslip.
 * - sello: result of the check of the XML's seal, valido or sinComprobar; missing for a payslip without a
 * checked XML.
 * - selloBase: certificates that confirm a valid seal. propio: only the XML's own certificate. sat: also the
 * SAT's certificates.
 * - fechaIngreso: first day of the person's current job, which the check of a payslip compares with the period.
 * - timbre: the stamp as in the XML: UUID, time of central Mexico ("2026-11-20T09:15:00") and the last eight
 * characters of the issuer's seal.
 */
export const readPayrollDates = operation({
  ...common,
  id: 'NOM-03',
  opcion: 3,
  summary: 'Legacy payslip: period dates',
  response: () =>
    z.object({
      status: status(),
      fechas: z.object({
        fechaInicio: wireText,
        fechaFin: wireText,
        fechaPago: wireText,
        diasPagados: wireTextOrNone,
        disponible: z.optional(wireFlag),
        fechaDisponible: wireTextOrNone,
        sello: wireTextOrNone,
        selloBase: wireTextOrNone,
        fechaIngreso: wireTextOrNone,
      }),
      timbre: z.optional(z.nullable(z.object({ folio: wireText, fecha: wireText, sello: wireText }))),
    }),
  outcome: hasField('fechas'),
})

/**
 * PERIODOVACIO for none, with or without an empty list. gPago is the raw pay group. payroll and type
 * distinguish payments with the same period code; a legacy host sends neither.
 */
export const listStampedPayrolls = operation({
  path,
  access: 'employee',
  offline: 'cache',
  id: 'NOM-04',
  opcion: 4,
  summary: 'Stamped payrolls',
  request: () => z.object({ formulario: neededText(z.maxLength(40)), gPago: wireNumber }),
  response: () =>
    z.object({
      status: status(),
      nominasMostrar: z.array(
        z.object({
          FIN_CADPER: wireText,
          periodo: wireText,
          end_date: wireText,
          period: wireCode,
          payroll: z.optional(wireCode),
          type: wireNumberOrNone,
        }),
      ),
    }),
  outcome: hasField('nominasMostrar', 'PERIODOVACIO'),
})

const incomeParts = { acumulable: wireNumber, noAcumulable: wireNumber }

/** Added field: facts of one line in its XML, in pesos. A host without such facts sends none. */
const lineDetail = () =>
  z.optional(
    z.nullable(
      z.object({
        gravado: wireNumberOrNone,
        exento: wireNumberOrNone,
        /** tipo: 01 double, 02 triple, 03 simple. */
        horas: z.optional(
          z.array(z.object({ tipo: wireText, dias: wireNumber, horas: wireNumber, importe: wireNumber })),
        ),
        /** tipo: 01 to 04, as in the SAT's catalogue. */
        incapacidades: z.optional(
          z.array(z.object({ tipo: wireText, dias: wireNumber, importe: wireNumberOrNone })),
        ),
        separacion: z.optional(z.object({ anios: wireNumber, ultimoSueldo: wireNumber, ...incomeParts })),
        jubilacion: z.optional(z.object({ diario: wireNumberOrNone, ...incomeParts })),
        /** Subsidy that the law gives; the amount paid may be lower. */
        subsidio: wireNumberOrNone,
        saldo: z.optional(z.object({ importe: wireNumber, anio: wireNumber, queda: wireNumber })),
      }),
    ),
  )

/**
 * Added fields of a line. tipo is the SAT's type. clase 'otroPago' is a payment that is no income, such as the
 * subsidy. Such a payment is among the perceptions, so that an app that does not know the class computes the
 * same net.
 */
const addedFields = () => ({ clase: wireTextOrNone, tipo: wireTextOrNone, detalle: lineDetail() })

export const readPerceptions = operation({
  ...common,
  id: 'NOM-05',
  opcion: 5,
  summary: 'Legacy payslip: perceptions',
  response: () =>
    z.object({
      status: status(),
      percepciones: wireList(
        z.object({ concepto: wireText, descripcion: wireText, importe: wireNumber, ...addedFields() }),
      ),
    }),
  outcome: listOrEmpty('percepciones'),
})

export const readPayrollDays = operation({
  ...common,
  id: 'NOM-06',
  opcion: 6,
  summary: 'Legacy payslip: day counters 701 to 705',
  response: () =>
    z.object({ status: status(), dias: wireList(z.object({ concepto: wireText, dias: wireNumber })) }),
  outcome: listOrEmpty('dias'),
})

export const readCashTotal = operation({
  ...common,
  id: 'NOM-07',
  opcion: 7,
  summary: 'Legacy payslip: cash total',
  response: () => z.object({ status: status(), totalEfectivo: wireNumber }),
  outcome: hasField('totalEfectivo'),
})

export const readDeductions = operation({
  ...common,
  id: 'NOM-08',
  opcion: 8,
  summary: 'Legacy payslip: deductions',
  response: () =>
    z.object({
      status: status(),
      deducciones: wireList(
        z.object({
          clave: wireText,
          concepto: wireText,
          importe: wireNumber,
          saldo: wireNumberOrZero,
          ...addedFields(),
        }),
      ),
    }),
  outcome: listOrEmpty('deducciones'),
})
