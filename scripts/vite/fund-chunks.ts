import { either, type Group, icons, packages, sources, without } from './sources.ts'

/** Chunks of the savings fund: for everybody, prefetched by members, and for its desk. */
export const fundGroups: Group[] = [
  // Rules and operations of the fund: for its screens, charts and prefetched code.
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
      // For Mi ahorro and the fund's desk.
      icons('Cash', 'Coins'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Query whether a loan has documents.
  {
    name: 'documents',
    test: sources('models/savings/use-has-loan-papers'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // For a kiosk's sign-in and for amounts, so that a phone loads no kiosk code with the fund's moves.
  {
    name: 'keypad',
    test: either(sources('ui/kiosk/keypad'), icons('Backspace')),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // State machines of the fund, for its screens and for the assistant: loaded with whichever is first.
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
  // Loan costs and reasons of refusal, moves and documents: prefetched by members (use-screens-ahead.ts).
  {
    name: 'loans',
    test: either(
      without(
        sources(...['simulator', 'why-not', 'papers', 'moves'].map((part) => `features/savings/${part}/`)),
        // Part of Mi ahorro, which everybody caches.
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
  // For the three screens of the fund's desk.
  {
    name: 'savings-desk',
    test: icons('UserMinus', 'UserPlus'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
]
