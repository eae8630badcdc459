import { prepareImages } from './database.ts'

/**
 * Runs in a separate process (seeded-databases.ts), because PGlite blocks the process that creates a
 * database.
 */
await prepareImages()
