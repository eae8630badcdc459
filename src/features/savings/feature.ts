import { canSeeSavings } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from './titles.ts'

/** Savings fund of spec 001 §2. Also tells non-members that they are not enrolled (SHELL-22). */
const fund: Omit<FeatureRoute, 'path' | 'load' | 'title'> = {
  access: 'session',
  section: 'money',
  visible: (viewer) => canSeeSavings(viewer, true),
  visit: 'Estado de cuenta',
}

/** Screens below the fund, prefetched (`isAhead`) for offline use. */
const below = { ...fund, back: paths.savings, isAhead: true } as const
const barless = { ...below, hasBar: false } as const

const papers: FeatureRoute = {
  ...below,
  path: paths.savingsPapers,
  title: inBoth('Papeles de tu ahorro', 'Your savings documents'),
  load: lazyPart(() =>
    import('./papers/papers-screen.tsx').then(({ PapersScreen }) => ({ Screen: PapersScreen })),
  ),
}

type MoveWord = keyof typeof titles.moves

function moveRoute(word: MoveWord): FeatureRoute {
  return {
    ...barless,
    path: paths.savingsMove(word),
    keepsTyped: true,
    title: titles.moves[word],
    idle: 'form',
    load: lazyPart(() =>
      import('./moves/move-screen.tsx').then(({ moveScreen }) => ({ Screen: moveScreen(word) })),
    ),
  }
}

const routes: FeatureRoute[] = [
  {
    ...fund,
    path: paths.savings,
    title: inBoth('Mi ahorro', 'My savings'),
    back: paths.home,
    isAhead: true,
    load: lazyPart(() =>
      import('./savings-screen.tsx').then(({ prefetchData, SavingsScreen }) => ({
        Screen: SavingsScreen,
        prefetchData,
      })),
    ),
  },
  {
    ...barless,
    path: paths.loanSimulator,
    title: inBoth('Simula tu préstamo', 'Simulate your loan'),
    load: lazyPart(() =>
      import('./simulator/simulator-screen.tsx').then(({ SimulatorScreen }) => ({ Screen: SimulatorScreen })),
    ),
  },
  {
    ...barless,
    path: paths.loanWhyNot,
    title: inBoth('¿Por qué no puedo?', 'Why can’t I?'),
    load: lazyPart(() =>
      import('./why-not/why-not-screen.tsx').then(({ WhyNotScreen }) => ({ Screen: WhyNotScreen })),
    ),
  },
  papers,
  { ...papers, path: paths.savingsPaper(':papel') },
  ...(Object.keys(titles.moves) as MoveWord[]).map(moveRoute),
]

export const feature: Feature = { routes }
