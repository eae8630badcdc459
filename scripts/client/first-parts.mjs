/**
 * Entry files of the first screens, by chunk group. `scripts/vite/plan-chunks.ts` puts their modules into
 * separate chunks. `budgets.mjs` limits what they load. tests/e2e/looks/budgets.spec.ts compares them with
 * the files that a browser fetches.
 */
export const FIRST_PARTS = {
  early: ['src/app/page/early-start.ts'],
  start: ['src/app/main.tsx', 'src/features/sign-in/personal/sign-in-screen.tsx'],
  enter: ['src/core/session/session.ts'],
  shell: [
    'src/app/session-app.tsx',
    'src/features/home/screen/home-screen.tsx',
    'src/core/outbox/queued.ts',
    'src/features/home/tasks/home-tasks.tsx',
  ],
  link: ['src/features/public-link/link-screen.tsx'],
}
