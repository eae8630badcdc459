import type { ParameterValues } from '#contract/savings/savings-parameters.ts'
import { formatMoney, toCentavos, toDecimal } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/savings/savings-amounts.ts'
import {
  type FundFigures,
  type FundParameters,
  type ParameterName,
  parameterNames,
  percentText,
  readFactor,
  readPercent,
} from '#domain/savings/savings-parameters.ts'

export function fromWire(values: ParameterValues): FundParameters {
  return {
    tiie: values.tiie,
    rate: values.tasa,
    loanFactor: values.factor,
    socialPart: toCentavos(values.parteSocial),
    minimumWeekly: toCentavos(values.minimoSemanal),
    minimumBiweekly: toCentavos(values.minimoQuincenal),
    refusesAboveQuota: values.rechazaTope ?? false,
  }
}

export function toWire(values: FundParameters): ParameterValues {
  return {
    tiie: values.tiie,
    tasa: values.rate,
    factor: values.loanFactor,
    parteSocial: values.socialPart / 100,
    minimoSemanal: values.minimumWeekly / 100,
    minimoQuincenal: values.minimumBiweekly / 100,
    rechazaTope: values.refusesAboveQuota,
  }
}

export type TypedParameters = Record<ParameterName, string>

interface Kind {
  /** Returns null for invalid text. */
  read: (typed: string) => number | null
  write: (value: number) => string
}

const percent: Kind = { read: readPercent, write: percentText }
const factor: Kind = { read: readFactor, write: String }
/** Reads "$1,250.50", "1250.5" and "0". */
const money: Kind = {
  read: (typed) => (/^\s*\$?\s*0+(\.0{1,2})?\s*$/.test(typed) ? 0 : readTypedAmount(typed)),
  write: toDecimal,
}

const kinds: Record<ParameterName, Kind> = {
  tiie: percent,
  rate: percent,
  loanFactor: factor,
  socialPart: money,
  minimumWeekly: money,
  minimumBiweekly: money,
}

export function typedOf(values: FundFigures): TypedParameters {
  return Object.fromEntries(
    parameterNames.map((name) => [name, kinds[name].write(values[name])]),
  ) as TypedParameters
}

/** Reads the typed values. An unreadable value becomes NaN, which is outside every limit. */
export function readTyped(typed: TypedParameters): FundFigures {
  return Object.fromEntries(
    parameterNames.map((name) => [name, kinds[name].read(typed[name]) ?? Number.NaN]),
  ) as unknown as FundFigures
}

/** @param times formats a factor, such as '2 veces' */
export function shownValue(name: ParameterName, value: number, times: (factor: number) => string): string {
  if (name === 'loanFactor') return times(value)
  return kinds[name] === percent ? percentText(value) : formatMoney(value)
}

export function quotaText(
  { refusesAboveQuota }: FundParameters,
  { quota }: { quota: { refuses: string; warns: string } },
): string {
  return refusesAboveQuota ? quota.refuses : quota.warns
}
