import { seededFile } from './database.ts'

/**
 * Runs in a separate process (seeded-databases.ts), because PGlite blocks its process while creating a
 * database.
 */
await seededFile({ now: () => new Date() })
