import { loanTerms } from '#domain/savings/loan-plan.ts'
import type { FlowContext, FlowSnapshot } from '#models/savings/fund-flow.ts'
import type { Fund } from '#models/savings/fund.ts'
import { canCancel } from '#models/savings/pending.ts'
import type { Choice, Goal } from './line.ts'

interface Known {
  fund: Fund | null
  goals: readonly Goal[]
}

export function choicesIn(
  place: string,
  { fund, goals }: Known,
  flow: FlowSnapshot | null,
): readonly Choice[] {
  switch (place) {
    case 'main':
      return go('savings', 'vacancies')
    case 'savings':
      // Only members can have a loan.
      return fund?.position.isEnrolled === false
        ? go('fund', 'balances', 'movements', 'main')
        : go('fund', 'balances', 'loans', 'movements', 'main')
    case 'fund':
      return fund?.position.isEnrolled ? go('change', 'withdraw', 'leave', 'savings') : go('enrol', 'savings')
    case 'loans':
      return go(...loanGoals(fund), 'savings')
    case 'movements':
      return [...movementsOf(fund), ...go('savings')]
    case 'vacancies':
      // The vacancy talk shows its own choices.
      return go('main')
    case 'which':
      return go(...goals, 'savings')
    case 'flow':
      return flow ? stepChoices(String(flow.value), flow.context) : []
    default:
      return []
  }
}

/** A person on incapacidad is not offered a new loan (CHAT-14). */
function loanGoals(fund: Fund | null): Goal[] {
  const asking: Goal[] = fund?.position.isDisabled || fund?.position.isEnrolled === false ? [] : ['loan']
  return fund && fund.position.owed > 0 ? ['payoff', 'extra-payment', ...asking] : asking
}

function movementsOf(fund: Fund | null): Choice[] {
  if (!fund) return []
  return fund.pending
    .filter((movement) => canCancel(movement, fund))
    .map(({ id, TIPO_MOVIMIENTO }) => ({
      kind: 'movement',
      movement: id ?? TIPO_MOVIMIENTO,
    }))
}

function stepChoices(step: string, context: FlowContext): Choice[] {
  switch (step) {
    case 'amount':
      return [...amountsOf(context), { kind: 'other-amount' }, { kind: 'cancel' }]
    case 'term':
      return [
        ...loanTerms(context.fund.payGroup).map((term): Choice => ({ kind: 'term', term })),
        { kind: 'back' },
        { kind: 'cancel' },
      ]
    case 'terms':
      return [{ kind: 'accept' }, { kind: 'cancel' }]
    case 'confirming':
      return [{ kind: context.action === 'cancel' ? 'keep' : 'cancel' }, { kind: 'confirm' }]
    case 'failed':
      return [{ kind: 'back' }, { kind: 'cancel' }]
    default:
      return []
  }
}

/** Returns presets for the amount saved each period (SAVR-04, SAVR-05). */
function amountsOf({ action, fund, offer }: FlowContext): Choice[] {
  if (action === 'enrol' || action === 'change') {
    return fund.saving.presets.map((amount) => ({ kind: 'amount', amount, isMost: false }))
  }
  return [{ kind: 'amount', amount: offer.maximum, isMost: true }]
}

function go(...goals: readonly Goal[]): Choice[] {
  return goals.map((to) => ({ kind: 'go', to }))
}
