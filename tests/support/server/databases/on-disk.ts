/**
 * Must be the first import of tests that kill a browser or measure durations, because these need a real disk.
 * `npm test` keeps all other folders in memory (scripts/memory-folder.mjs).
 */
const disk = process.env.TURNO_TEST_DISK
if (disk) process.env.TMPDIR = disk
