/**
 * Entry files of the first screens, by chunk group. `scripts/vite/plan-chunks.ts` puts their modules into separate
 * chunks, and `budgets.mjs` limits what they load. tests/e2e/looks/budgets.spec.ts compares them with the files that a
 * browser fetches.
 */
export const FIRST_PARTS = {
  /** Script that runs while the other files are still loading. */
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
  /** Screen of a public link, which is often opened for the first time on an unknown phone. */
  link: ['src/features/public-link/link-screen.tsx'],
}
