/**
 * Sources of the first screens, by class: `scripts/vite/plan-chunks.ts` gives their modules chunks of their own,
 * and `budgets.mjs` limits what they load. tests/e2e/looks/budgets.spec.ts compares them with the files that a
 * browser fetches.
 */
export const FIRST_PARTS = {
  /** Runs while the others are still loading. */
  early: ['src/app/page/early-start.ts'],
  /** Sign-in screen. */
  start: ['src/app/main.tsx', 'src/features/sign-in/personal/sign-in-screen.tsx'],
  /** Code that "Entrar" runs. */
  enter: ['src/core/session/session.ts'],
  /** Inicio with the frame around every screen, and the number of waiting requests in its header. */
  shell: [
    'src/app/session-app.tsx',
    'src/features/home/screen/home-screen.tsx',
    'src/core/outbox/queued.ts',
    'src/features/home/tasks/home-tasks.tsx',
  ],
  /** Public link: often opened for the first time on an unknown phone. */
  link: ['src/features/public-link/link-screen.tsx'],
}
