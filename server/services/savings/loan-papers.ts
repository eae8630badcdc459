import { and, desc, eq, inArray } from 'drizzle-orm'
import type { LoanWithPapers } from '#contract/savings/loan-paper.ts'
import { companyDate } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import type { LoanPaperFacts } from '../../db/schema/savings.ts'
import { tables } from '../../db/schema/tables.ts'
import { frequencyOf, type Loan, type Payday, toPesos } from './queries.ts'

const { companies, departments, employees, loans, payCalendar } = tables

export interface LoanOnPaper {
  loan: Loan
  paper: LoanPaperFacts
}

async function factsNow(tx: Tx, loan: Loan): Promise<LoanPaperFacts> {
  const [found] = await tx
    .select({
      person: employees,
      company: companies.name,
      department: departments.name,
      payday: payCalendar.payDate,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(
      payCalendar,
      and(
        eq(payCalendar.payGroupId, employees.payGroupId),
        eq(payCalendar.periodStart, loan.firstPeriodStart),
      ),
    )
    .where(eq(employees.id, loan.employeeId))
  if (!found) throw new Error('a loan without a person')
  const { person, company, department, payday } = found
  return {
    company,
    number: person.number,
    name: [person.firstName, person.paternalName, person.maternalName].filter(Boolean).join(' '),
    position: person.jobTitle,
    department,
    firstPayday: payday,
    isPaidWeekly: isWeekly(person.payGroupId),
  }
}

async function withPaper(tx: Tx, loan: Loan): Promise<LoanOnPaper> {
  return { loan, paper: loan.paper ?? (await factsNow(tx, loan)) }
}

export async function findLoanOnPaper(tx: Tx, loanId: number): Promise<LoanOnPaper | null> {
  const [loan] = await tx.select().from(loans).where(eq(loans.id, loanId))
  return loan ? withPaper(tx, loan) : null
}

/**
 * Stores the facts of the papers, so that later changes of calendar, job or company do not change the papers.
 */
export async function freezePaper(
  tx: Tx,
  loanId: number,
  known: Partial<LoanPaperFacts> = {},
): Promise<void> {
  const found = await findLoanOnPaper(tx, loanId)
  if (!found) throw new Error('the authorized loan is missing')
  const paper = { ...found.paper, ...known }
  await tx.update(loans).set({ paper }).where(eq(loans.id, loanId))
}

const LOAN_LIMIT = 50

const states = { approved: 'autorizado', active: 'activo', settled: 'liquidado' } as const

export async function listLoansWithPapers(tx: Tx, employeeId: number): Promise<LoanWithPapers[]> {
  const rows = await tx
    .select()
    .from(loans)
    .where(isAuthorized(employeeId))
    .orderBy(desc(loans.id))
    .limit(LOAN_LIMIT)
  const papers: LoanWithPapers[] = []
  for (const row of rows) {
    const { status } = row
    if (status === 'requested' || status === 'cancelled') continue
    papers.push({
      ...toWirePaper(await withPaper(tx, row), null),
      estado: row.remaining === 0 ? 'liquidado' : states[status],
    })
  }
  return papers
}

export async function countLoansWithPapers(tx: Tx, employeeId: number): Promise<number> {
  return tx.$count(loans, isAuthorized(employeeId))
}

function isAuthorized(employeeId: number) {
  return and(eq(loans.employeeId, employeeId), inArray(loans.status, ['approved', 'active', 'settled']))
}

/**
 * Converts a loan's papers to the wire format.
 * @param first payday of a waiting loan's first payment, because the stored payday may have passed; null for
 * other loans
 */
export function toWirePaper({ loan, paper }: LoanOnPaper, first: Payday | null) {
  const isWaiting = loan.status === 'requested'
  const firstPayday = isWaiting ? (first?.payDate ?? null) : paper.firstPayday
  return {
    folio: loan.id,
    monto: toPesos(loan.amount),
    plazo: loan.term,
    prdo: frequencyOf(loan),
    abono: toPesos(loan.instalment),
    interes: toPesos(loan.interest),
    tasaPeriodo: loan.periodRate,
    fecha: companyDate(loan.registeredAt.getTime()),
    inicio: (isWaiting && first?.periodStart) || loan.firstPeriodStart,
    nomina: paper.isPaidWeekly ? ('S' as const) : ('Q' as const),
    empresa: paper.company,
    persona: {
      numero: paper.number,
      nombre: paper.name,
      puesto: paper.position,
      departamento: paper.department,
    },
    ...(firstPayday === null ? {} : { primerPago: firstPayday }),
  }
}
