import { either, type Group, icons, packages, sources, without } from './sources.ts'

/** The savings fund's files: what everybody keeps of it, what its members fetch ahead, and its desk's. */
export const fundGroups: Group[] = [
  // The savings fund's rules and operations: for its screens, its charts and what is fetched ahead.
  {
    name: 'fund',
    test: either(
      sources(
        ...[
          'loan',
          'loan-dates',
          'loan-plan',
          'savings',
          'savings-amounts',
          'savings-cancel',
          'savings-moves',
          'savings-requests',
        ].map((name) => `domain/${name}`),
        'domain/savings-statement',
        'domain/savings-texts',
        'domain/wire-pesos',
        'contract/loan-paper',
        'contract/savings-moves',
        'contract/savings-statement',
        'models/savings/fund',
        'models/savings/pending',
        'models/savings/refusal-texts',
        'models/savings/use-fund',
        'models/savings/use-why-not',
        'ui/drawings/week-gauge',
      ),
      // On Mi ahorro and at the fund's desk.
      icons('Cash', 'Coins'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Its last line: whether there are papers of a loan.
  {
    name: 'documents',
    test: sources('models/savings/use-has-loan-papers'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // For a kiosk's sign-in and for an amount: a phone that brings the fund's moves takes no kiosk along.
  {
    name: 'keypad',
    test: either(sources('ui/kiosk/keypad'), icons('Backspace')),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // The flows of the fund, for the screens of its moves and for the assistant: fetched with whichever comes first.
  {
    name: 'flows',
    test: either(
      sources(
        ...['fund-flow', 'order', 'use-flow', 'use-fund-flow', 'left-texts'].map(
          (name) => `models/savings/${name}`,
        ),
      ),
      packages('xstate/', '@xstate/', 'use-isomorphic-layout-effect/', 'use-sync-external-store/'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // What a loan costs and why there is none, the fund's moves and papers: fetched ahead by members (use-screens-ahead.ts).
  {
    name: 'loans',
    test: either(
      without(
        sources(...['simulator', 'why-not', 'papers', 'moves'].map((part) => `features/savings/${part}/`)),
        // On Mi ahorro itself, which everybody keeps.
        sources(
          ...['in-process', 'move-list', 'move-texts', 'moves', 'pending-of'].map(
            (name) => `features/savings/moves/${name}`,
          ),
        ),
      ),
      sources('features/savings/fund-awaited'),
      sources(...['loan-presets', 'fund-month'].map((name) => `domain/${name}`)),
      icons('Signature'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Of the three screens of the fund's desk.
  {
    name: 'savings-desk',
    test: icons('UserMinus', 'UserPlus'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
]
