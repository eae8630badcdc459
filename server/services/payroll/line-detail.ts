import type { readPerceptions } from '#contract/payslips/legacy-payroll.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { LineFacts, LineSide } from '#domain/pay-lines/pay-line.ts'

type WireLine = ResponseOf<typeof readPerceptions>['percepciones'][number]

interface Row {
  side: LineSide
  satType: string | null
  facts: LineFacts | null
}

/**
 * Returns the added fields of a line. A perception without facts is from an older version and may really be
 * an `otherPayment`, so its type is not sent.
 */
export function addedFields({ side, satType, facts }: Row): Pick<WireLine, 'clase' | 'tipo' | 'detalle'> {
  const isSure = satType !== null && (facts !== null || side === 'deduction')
  const detail = facts && detailOf(facts)
  return {
    ...(side === 'otherPayment' && { clase: 'otroPago' }),
    ...(isSure && { tipo: satType }),
    ...(detail && Object.keys(detail).length > 0 && { detalle: detail }),
  }
}

function detailOf(facts: LineFacts): NonNullable<WireLine['detalle']> {
  const { taxed, exempt, overtime, incapacities, severance, pension, subsidyCaused, balance } = facts
  return {
    ...(taxed !== undefined && { gravado: taxed / 100 }),
    ...(exempt !== undefined && { exento: exempt / 100 }),
    ...(overtime && {
      horas: overtime.map(({ kind, days, hours, paid }) => ({
        tipo: kind,
        dias: days,
        horas: hours,
        importe: paid / 100,
      })),
    }),
    ...(incapacities && {
      incapacidades: incapacities.map(({ kind, days, amount }) => ({
        tipo: kind,
        dias: days,
        ...(amount !== null && { importe: amount / 100 }),
      })),
    }),
    ...(severance && {
      separacion: {
        anios: severance.years,
        ultimoSueldo: severance.lastMonthlySalary / 100,
        acumulable: severance.accumulable / 100,
        noAcumulable: severance.nonAccumulable / 100,
      },
    }),
    ...(pension && {
      jubilacion: {
        ...(pension.daily !== null && { diario: pension.daily / 100 }),
        acumulable: pension.accumulable / 100,
        noAcumulable: pension.nonAccumulable / 100,
      },
    }),
    ...(subsidyCaused !== undefined && { subsidio: subsidyCaused / 100 }),
    ...(balance && {
      saldo: { importe: balance.amount / 100, anio: balance.year, queda: balance.remaining / 100 },
    }),
  }
}
