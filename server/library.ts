/**
 * Exports the server without its command, to run several servers in one process
 * (tests/support/server/portals.mjs).
 */
export { readEnvironment } from './environment.ts'
export { startServer } from './start.ts'
