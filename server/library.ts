/** The server without its command: several of them live in one process (tests/support/server/portals.mjs). */
export { readEnvironment } from './environment.ts'
export { startServer } from './start.ts'
