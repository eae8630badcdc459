import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// Numbers of the law are rows of src/domain/law/rows, because a decree can change them (docs/law.md).

const root = fileURLToPath(new URL('..', import.meta.url))

interface Pattern {
  what: string
  pattern: RegExp
  sample: string
}

const patterns: readonly Pattern[] = [
  {
    what: 'a constant below a comment that cites an article',
    pattern: /\b(?:LFT|LFPDPPP|CPEUM)\b[^\n]*\*\/\n[^\n;]*[=:]\s*\d[\d._]*\s*$/m,
    sample: '/** Minimum premium (LFT art. 80). */\nconst LEAST_PREMIUM = 0.25\n',
  },
  {
    what: 'a constant named after a legal limit',
    pattern: /\b(?:LEGAL|LEGALLY|LEAST_(?:PREMIUM|BONUS|WAGE))_[A-Z_]*\s*=\s*['"]?\d/,
    sample: "const LEGALLY_PAID = '12-21'",
  },
  {
    what: 'the hours of a working week or day',
    pattern: /\b(?:HOURS_A_(?:DAY|WEEK)|weekly\w*Hours|dailyHours)\b\s*[:=?]+\s*\d/i,
    sample: 'const HOURS_A_DAY = 8',
  },
  {
    what: 'the multiples of overtime or of a worked rest day',
    pattern: /(?:\bREST_DAY_\w+\s*=\s*\d|\{\s*'01':\s*2,\s*'02':\s*3)/,
    sample: "const factors = { '01': 2, '02': 3 }",
  },
  {
    what: 'the table of vacation days',
    pattern: /\b12,\s*14,\s*16\b/,
    sample: 'const days = [12, 14, 16, 18, 20]',
  },
  {
    what: 'the vacation premium or the Sunday premium',
    pattern: /premium\w*\s*[:=]\s*0?\.25\b|prima[^'\n]{0,40}\b25\s?%|premium[^'\n]{0,40}\b25\s?%/i,
    sample: "about: 'La prima es al menos 25 % del pago'",
  },
  {
    what: 'the days of the Christmas bonus',
    pattern: /bonus\w*days?\w*\s*[:=]\s*15\b|\b15 (?:días de s(?:alario|ueldo)|days(?: of salary|’ wages))/i,
    sample: "about: 'La ley da al menos 15 días de salario por año.'",
  },
  {
    what: 'an official holiday',
    pattern: /'(?:01-01|05-01|09-16|10-01|12-01|12-25)'/,
    sample: "const dated = { '01-01': 'newYear' }",
  },
  {
    what: 'a legal payday',
    pattern: /'(?:12-2[01]|05-3[01])'/,
    sample: "const LAST = '12-20'",
  },
  {
    what: 'a minimum wage or the UMA',
    pattern: /\b(?:248\.93|278\.80?|315\.04|374\.89|419\.88|440\.87|108\.57|113\.14|117\.31)\b/,
    sample: 'const wage = 315.04',
  },
  {
    what: 'the limit of savings by law',
    pattern: /(?:quota|fundShare|savingsShare)\w*\s*[:=]\s*(?:0?\.30?|30)\b/i,
    sample: 'const FUND_QUOTA = 0.3',
  },
  {
    what: 'a term of the privacy law',
    pattern: /\b(?:20|15) días hábiles\b|\b(?:20|15) working days\b|\bARCO_\w*\s*=\s*\d/,
    sample: "answer: 'Te respondemos en 20 días hábiles'",
  },
]

const allowed: Readonly<Record<string, string>> = {
  'src/domain/privacy/notice.es.ts': 'Published notice: each version keeps the terms of its day.',
  'src/pieces/privacy/own-notice.en.ts': 'Published notice: each version keeps the terms of its day.',
}

const files = ['src', 'sw', 'server'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (name) =>
        /\.tsx?$/.test(name) &&
        !/\.test\.tsx?$|\.examples\.ts$/.test(name) &&
        !name.startsWith('src/domain/law/rows/') &&
        // Invented payroll of the demo, whose receipts stay as they are.
        !name.startsWith('server/seed/'),
    ),
)

const found = files.flatMap((file) => {
  const source = readFileSync(root + file, 'utf8')
  return patterns.filter(({ pattern }) => pattern.test(source)).map(({ what }) => ({ file, what }))
})

test.each(patterns)('finds $what', ({ pattern, sample }) => {
  expect(sample).toMatch(pattern)
})

test('no number of the law is in code', () => {
  expect(found.filter(({ file }) => allowed[file] === undefined)).toEqual([])
})

test('each exception is needed', () => {
  expect(Object.keys(allowed).filter((file) => !found.some((one) => one.file === file))).toEqual([])
})
