import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isMain, root, runMain, say } from './terminal.mjs'

const KEPT = `${root}docs/figures.json`
const PAGE = `${root}docs/figures.md`

const SECTIONS = {
  sizes: ['Sizes', 'npm run bench', 'Gzip −9, KB of 1,024 bytes; checked at every build.'],
  speed: [
    'Speed',
    'npm run bench',
    'The browser has a quarter of the processor. Each row also has the same work written by hand, measured in the same run, because the speed of a machine changes threefold from day to day.',
  ],
  assistant: [
    'Assistant',
    'npm run bench',
    'Sentences of tests/fixtures/assistant that get the right meaning, amount and term. The authors of the judging half had not read the parser, except for its last two groups.',
  ],
  payslips: [
    'Payslips',
    'npm run bench',
    'Lines of generated receipts, as twelve payroll systems write them. The generator states what it meant. Errors are planted in correct payslips of the same styles and of the demo.',
  ],
  stories: ['In stories', 'npm run test:whole', 'Measured by the test that checks the budget.'],
  tests: [
    'Tests',
    'npm test',
    'On two otherwise idle cores with installed dependencies. `npm run test:whole` has a row, too.',
  ],
  browsers: [
    'Other browsers',
    'npm run test:browsers',
    'Not tested: an iPhone, a Mac and Firefox for Android.',
  ],
  faults: [
    'Faults',
    'npm run test:faults',
    'Each campaign in full length, with a seed that repeats it. `npm run test:whole` runs each in its short form ([offline.md](offline.md)).',
  ],
}

export const isRecording = process.argv.includes('--record') || process.env.TURNO_RECORD === '1'

export const recordingEnv = isRecording ? { TURNO_RECORD: '1' } : {}

/**
 * Records results in docs/figures.json and docs/figures.md. Does nothing without `--record`.
 * @param section of SECTIONS
 * @param rows `{ what, measured, budget }`; `holds: false` marks a row above its budget. A row replaces the
 * earlier row with the same `what`.
 */
export function recordFigures(section, rows) {
  if (!isRecording) return
  const kept = readFigures()
  const on = new Date().toISOString().slice(0, 10)
  for (const { what, measured, budget = '', holds = true } of rows) {
    kept[section] = { ...kept[section], [what]: { measured, budget, holds, on } }
  }
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(PAGE, printFigures(kept))
}

export function readFigures() {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {}
}

export function printFigures(kept) {
  const parts = Object.entries(SECTIONS).flatMap(([section, [title, command, about]]) => {
    const rows = Object.entries(kept[section] ?? {})
    if (section === 'faults') rows.sort(([one], [other]) => Number.parseInt(one) - Number.parseInt(other))
    if (rows.length === 0) return []
    const lines = rows.map(([what, { measured, budget, holds, on }]) =>
      ['', what, holds ? measured : `✗ ${measured}`, budget, on, ''].join(' | ').trim(),
    )
    return [
      `## ${title}\n\n\`${command}\`. ${about}\n\n| what | measured | budget | on |\n|---|---|---|---|\n${lines.join('\n')}\n`,
    ]
  })
  return [
    '# Figures\n\nThe measuring commands write this page when called with `-- --record`. Do not edit it. The machine has 2 cores. ✗ marks a value over its budget.\n',
    ...parts,
  ].join('\n')
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    writeFileSync(PAGE, printFigures(readFigures()))
    say('docs/figures.md')
  })
}
