import { formatMoney } from '#domain/money/money.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { pensionTypes, severanceTypes } from '#domain/cfdi/sat-codes.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { endOfSeal } from '#domain/payslips/stamp.ts'
import type { DetailLine, PayslipDetail, WireDetail } from '#models/payslips/legacy-payslip.ts'

/**
 * Returns what the device has after the server's answers. receipt-figures.test.ts compares the real answers
 * with the XML.
 */
export function onDevice(receipt: PayrollReceipt): { period: PayslipPeriod; detail: PayslipDetail } {
  const { stamp, worker, issuer, totals, startDate, endDate, paidDate } = receipt
  return {
    period: {
      paid_date: paidDate,
      stamped: true,
      idtimbrado: 1,
      pdf_receipt: '',
      payroll: 1,
      year: Number(endDate.slice(0, 4)),
      period: 46,
      type: 1,
      prenomina: false,
      end_date: endDate,
      start_date: startDate,
    },
    detail: {
      kind: 'detail',
      periodo: `${endDate.slice(0, 4)}046`,
      company: issuer.name,
      name: worker.name,
      taxId: worker.rfc,
      department: worker.department ?? '',
      number: worker.number,
      dailySalary: receipt.baseSalary ?? 0,
      regime: worker.regime,
      start: startDate,
      end: endDate,
      paid: paidDate,
      daysPaid: receipt.daysPaid,
      stamp: { folio: stamp.uuid, stampedAt: stamp.stampedAt, sealEnd: endOfSeal(stamp.issuerSeal) },
      lines: linesOf(receipt),
      days: [],
      cashTotal: totals.total,
      at: 1,
    },
  }
}

function linesOf(receipt: PayrollReceipt): DetailLine[] {
  const line = (
    side: DetailLine['side'],
    { satType, key, concept }: { satType: string; key: string; concept: string },
    amount: number,
    detail: WireDetail,
  ): DetailLine => ({
    side,
    satType,
    concept: key,
    description: concept,
    amount,
    balance: null,
    ...(Object.keys(detail).length > 0 && { detail }),
  })
  const { severance, pension } = receipt
  const sick = receipt.incapacities.map(({ kind, days, amount }) => ({
    tipo: kind,
    dias: days,
    ...(amount !== null && { importe: amount / 100 }),
  }))
  return [
    ...receipt.perceptions.map((one) =>
      line('perception', one, one.taxed + one.exempt, {
        gravado: one.taxed / 100,
        exento: one.exempt / 100,
        ...(one.overtime.length > 0 && {
          horas: one.overtime.map(({ kind, days, hours, paid }) => ({
            tipo: kind,
            dias: days,
            horas: hours,
            importe: paid / 100,
          })),
        }),
        ...(one.satType === '014' && sick.length > 0 && { incapacidades: sick }),
        ...(severance &&
          severanceTypes.has(one.satType) && {
            separacion: {
              anios: severance.years,
              ultimoSueldo: severance.lastMonthlySalary / 100,
              acumulable: severance.accumulable / 100,
              noAcumulable: severance.nonAccumulable / 100,
            },
          }),
        ...(pension &&
          pensionTypes.has(one.satType) && {
            jubilacion: {
              ...(pension.daily !== null && { diario: pension.daily / 100 }),
              acumulable: pension.accumulable / 100,
              noAcumulable: pension.nonAccumulable / 100,
            },
          }),
      }),
    ),
    ...receipt.otherPayments.map((one) =>
      line('otherPayment', one, one.amount, {
        ...(one.subsidyCaused !== undefined && { subsidio: one.subsidyCaused / 100 }),
        ...(one.balance && {
          saldo: {
            importe: one.balance.amount / 100,
            anio: one.balance.year,
            queda: one.balance.remaining / 100,
          },
        }),
      }),
    ),
    ...receipt.deductions.map((one) =>
      line(
        'deduction',
        one,
        one.amount,
        one.satType === '006' && sick.length > 0 ? { incapacidades: sick } : {},
      ),
    ),
  ]
}

/** Figures of the XML that papers and screens print once or more: those of the lines, then totals and net. */
export function mainFigures({ perceptions, otherPayments, deductions, totals }: PayrollReceipt): string[] {
  return [
    ...perceptions.map(({ taxed, exempt }) => taxed + exempt),
    ...otherPayments.map(({ amount }) => amount),
    ...deductions.map(({ amount }) => amount),
    totals.perceptions ?? 0,
    totals.deductions ?? 0,
    ...(totals.otherPayments === null ? [] : [totals.otherPayments]),
    totals.total,
  ].map(formatMoney)
}

/** Figures of the XML's nodes, which only the screen shows, in the explanation of a line. */
export function nodeFigures(receipt: PayrollReceipt): string[] {
  const { perceptions, deductions, otherPayments, severance, pension } = receipt
  const has = (lines: readonly { satType: string }[], type: string) =>
    lines.some(({ satType }) => satType === type)
  const isSick = has(perceptions, '014') || has(deductions, '006')
  const parts = (node: { accumulable: number; nonAccumulable: number }) => [
    node.accumulable,
    node.nonAccumulable,
  ]
  return [
    ...perceptions.flatMap(({ taxed, exempt, overtime }) => [
      taxed,
      exempt,
      ...overtime.map(({ paid }) => paid),
    ]),
    ...(isSick ? receipt.incapacities.flatMap(({ amount }) => (amount === null ? [] : [amount])) : []),
    ...otherPayments.flatMap(({ subsidyCaused, balance }) => [
      ...(subsidyCaused === undefined ? [] : [subsidyCaused]),
      ...(balance ? [balance.amount, balance.remaining] : []),
    ]),
    ...(severance && perceptions.some(({ satType }) => severanceTypes.has(satType))
      ? [severance.lastMonthlySalary, ...parts(severance)]
      : []),
    ...(pension && perceptions.some(({ satType }) => pensionTypes.has(satType))
      ? [...(pension.daily === null ? [] : [pension.daily]), ...parts(pension)]
      : []),
  ].map(formatMoney)
}

export function moneyIn(text: string): string[] {
  return text.match(/-?\$[\d,]+\.\d\d/g) ?? []
}

/** Returns the figures that are printed fewer times than `wanted` contains them. */
export function lackingFigures(wanted: readonly string[], printed: readonly string[]): string[] {
  const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length
  return [...new Set(wanted)].filter((one) => count(printed, one) < count(wanted, one))
}
