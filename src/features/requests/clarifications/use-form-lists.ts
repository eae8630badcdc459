import { useEffect, useState } from 'react'
import { listClarificationReasons, listPayrollPeriods } from '#contract/requests/clarifications.ts'
import { listStampedPayrolls } from '#contract/payslips/legacy-payroll.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { compareText } from '#domain/text/compare-text.ts'
import { periodCode, periodFamily, periodLabel } from '#domain/requests/clarifications.ts'
import { dateParts } from '#domain/time/dates.ts'
import { isWeekly, periodStart } from '#domain/payslips/payslip.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { es } from './clarification-texts.es.ts'
import { clarificationTexts } from './clarification-texts.es.ts'

type Words = Translation<typeof es>['form']

export interface Choice<Value> {
  value: Value
  label: string
}

/** The device's copy comes first, because the form must work offline. */
export interface FormList<Value> {
  choices: readonly Choice<Value>[] | null
  failure: Failure | null
  isLoading: boolean
  refresh: () => Promise<void>
}

export interface PeriodList extends FormList<string> {
  /** Contains unstamped periods, too, because a clarification can start from their payslip. */
  all: readonly Choice<string>[] | null
}

/** Shared parameters, because each list must be fetched only once. */
function requestsOf(payGroup: number) {
  return {
    periods: { grupoPago: periodFamily(payGroup) },
    stamped: { formulario: 'aclaracion', gPago: payGroup },
  }
}

/**
 * Returns the pay group's periods, newest first (CLARF-13, CLARF-14). If some are stamped, returns only those
 * (CLARF-12, K-18).
 */
export function usePeriods(): PeriodList {
  const words = useTexts(clarificationTexts).form
  const { user } = useProfile()
  const weekly = isWeekly(user.GrupoPago)
  const requests = requestsOf(user.GrupoPago)
  const { data, failure, isLoading, refresh } = useOperation(listPayrollPeriods, requests.periods)
  const stamped = useOperation(listStampedPayrolls, requests.stamped, { isShown: false })
  const limits = stamped.failure?.kind === 'rejected' ? null : stamped.data
  const periods = [...(data?.Periodos ?? [])].sort((a, b) => compareText(b.end_date, a.end_date))
  const thisYear = periods[0]?.end_date.slice(0, 4) ?? ''
  const named = (list: Listed) =>
    list.map(({ end_date, period }) => ({
      value: periodCode(end_date, period),
      label: periodName({ endDate: end_date, period, weekly, thisYear }, words),
    }))
  const isKnown = data !== null && !stamped.isLoading
  return {
    choices: isKnown ? named(stampedOf(periods, limits)) : null,
    all: isKnown ? named(periods) : null,
    failure,
    isLoading: isLoading || stamped.isLoading,
    refresh,
  }
}

type Listed = ResponseOf<typeof listPayrollPeriods>['Periodos']

function stampedOf(periods: Listed, stamped: ResponseOf<typeof listStampedPayrolls> | null): Listed {
  const codes = new Set(stamped?.nominasMostrar.map(({ FIN_CADPER }) => FIN_CADPER.trim()))
  const found = periods.filter(({ end_date, period }) => codes.has(periodCode(end_date, period)))
  return found.length > 0 ? found : periods
}

interface Period {
  /** YYYY-MM-DD */
  endDate: string
  period: number | string
  weekly: boolean
  thisYear: string
}

/** Returns 'Semana 46 · 9 al 15 nov', 'Quincena 3 de 2025 · 1 al 15 feb' or 'Aguinaldo de 2025'. */
export function periodName({ endDate, period, weekly, thisYear }: Period, words: Words): string {
  const year = endDate.slice(0, 4)
  const special = periodLabel(period, '')
  if (special !== '') return words.ofYear(special, year)
  const plain = (weekly ? words.week : words.fortnight)(period)
  const name = year === thisYear ? plain : words.ofYear(plain, year)
  return `${name} · ${daysText(periodStart(endDate, weekly), endDate, words)}`
}

/** Returns '9 al 15 nov' or '28 dic al 3 ene'. */
function daysText(from: string, to: string, words: Words): string {
  const [first, last] = [dateParts(from), dateParts(to)]
  if (!first || !last) return `${from} ${words.to} ${to}`
  const month = ({ month }: { month: number }) => words.months[month - 1] ?? ''
  const day = Number(first.day)
  const start = first.month === last.month ? day : `${day} ${month(first)}`
  return `${start} ${words.to} ${Number(last.day)} ${month(last)}`
}

export function useReasons(): FormList<number> {
  const { data, failure, isLoading, refresh } = useOperation(listClarificationReasons, {})
  const choices = data?.data.map(({ ID, nombre }) => ({ value: ID, label: nombre }))
  return { choices: choices ?? null, failure, isLoading, refresh }
}

/** Milliseconds after the list opens before the form's lists are prefetched. */
const AHEAD_AFTER_MS = 2000

export function useFormListsAhead(isListed: boolean): void {
  const { user } = useProfile()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isListed) return
    const timer = setTimeout(() => setDue(true), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isListed])
  const quiet = { enabled: isDue, isShown: false }
  const requests = requestsOf(user.GrupoPago)
  useOperation(listPayrollPeriods, requests.periods, quiet)
  useOperation(listStampedPayrolls, requests.stamped, quiet)
  useOperation(listClarificationReasons, {}, quiet)
}
