import type { LineFacts, LineToExplain } from '#domain/pay-lines/pay-line.ts'
import type { PayLine } from '#domain/payslips/pay-difference.ts'
import type { WireDetail } from './legacy-payslip.ts'

export function toExplain({
  side,
  description,
  satType,
  detail,
  amount,
}: Pick<PayLine, 'side' | 'description' | 'satType'> & {
  detail?: WireDetail
  amount?: number
}): LineToExplain {
  return {
    side,
    description,
    ...(satType !== undefined && { satType }),
    ...(detail && { facts: factsOf(detail) }),
    ...(amount !== undefined && { amount }),
  }
}

const centavosOf = (pesos: number) => Math.round(pesos * 100)

function factsOf(detail: WireDetail): LineFacts {
  const { gravado, exento, horas, incapacidades, separacion, jubilacion, subsidio, saldo } = detail
  return {
    ...(gravado !== undefined && { taxed: centavosOf(gravado) }),
    ...(exento !== undefined && { exempt: centavosOf(exento) }),
    ...(horas && {
      overtime: horas.map(({ tipo, dias, horas: hours, importe }) => ({
        kind: tipo,
        days: dias,
        hours,
        paid: centavosOf(importe),
      })),
    }),
    ...(incapacidades && {
      incapacities: incapacidades.map(({ tipo, dias, importe }) => ({
        kind: tipo,
        days: dias,
        amount: importe === undefined ? null : centavosOf(importe),
      })),
    }),
    ...(separacion && {
      severance: {
        years: separacion.anios,
        lastMonthlySalary: centavosOf(separacion.ultimoSueldo),
        accumulable: centavosOf(separacion.acumulable),
        nonAccumulable: centavosOf(separacion.noAcumulable),
      },
    }),
    ...(jubilacion && {
      pension: {
        daily: jubilacion.diario === undefined ? null : centavosOf(jubilacion.diario),
        accumulable: centavosOf(jubilacion.acumulable),
        nonAccumulable: centavosOf(jubilacion.noAcumulable),
      },
    }),
    ...(subsidio !== undefined && { subsidyCaused: centavosOf(subsidio) }),
    ...(saldo && {
      balance: {
        amount: centavosOf(saldo.importe),
        year: saldo.anio,
        remaining: centavosOf(saldo.queda),
      },
    }),
  }
}
