/**
 * First import of what is about a real disk: what a killed browser has kept, and how long something takes. Everything
 * else of `npm test` keeps its folders in memory (scripts/test.mjs).
 */
const disk = process.env.TURNO_TEST_DISK
if (disk) process.env.TMPDIR = disk
