/**
 * First import of tests that need a real disk: a killed browser's files, and durations. `npm test` keeps all
 * other folders in memory (scripts/test.mjs).
 */
const disk = process.env.TURNO_TEST_DISK
if (disk) process.env.TMPDIR = disk
