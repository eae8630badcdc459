import { describe, expect, test } from 'vitest'
import { readDay } from './dates.ts'

describe('a day with the name of its month', () => {
  test.each([
    ['May 20, 2025', '2025-05-20'],
    ['Mayo 20, 2025', '2025-05-20'],
    ['Nov 3 2025', '2025-11-03'],
    ['NOVEMBER 3, 2025', '2025-11-03'],
    ['Sept. 3, 2025', '2025-09-03'],
    ['Jan. 05, 25', '2025-01-05'],
    ['December 31,2024', '2024-12-31'],
    ['March 1st, 2025', '2025-03-01'],
    ['Dec-15-2024', '2024-12-15'],
    ['diciembre 15 de 2024', '2024-12-15'],
    ['agosto 2 del 2023', '2023-08-02'],
    ['May 20, 2025 10:30 AM', '2025-05-20'],
    ['May 20, 2025, 10:30 AM', '2025-05-20'],
    ['20 May 2025', '2025-05-20'],
    ['17-feb-2025', '2025-02-17'],
    ['17 de enero de 2025', '2025-01-17'],
  ])('is read from %j', (text, day) => expect(readDay(text)).toEqual({ day }))

  test.each([
    ['Feb 30, 2025', 'noDay'],
    ['May 0, 2025', 'noDay'],
    ['Marco 3 2025', 'noDate'],
    ['Sala 3 2025', 'noDate'],
    ['May 2025', 'noDate'],
    ['May 20', 'noDate'],
  ])('is not read from %j', (text, problem) => expect(readDay(text)).toEqual({ problem }))
})
