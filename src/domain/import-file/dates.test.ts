import { describe, expect, test } from 'vitest'
import { isWithoutDay, readDay } from './dates.ts'

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
    ['17 de febrero del 2025', '2025-02-17'],
    ['17 de Feb. del año 2025', '2025-02-17'],
    ['17 febrero, 2025', '2025-02-17'],
    ['17/feb/2025', '2025-02-17'],
    ['17-Feb-25', '2025-02-17'],
    ['17 – feb – 2025', '2025-02-17'],
    ['17FEB2025', '2025-02-17'],
    ['1octubre2025', '2025-10-01'],
    ['1o. de marzo de 2025', '2025-03-01'],
    ['1° de marzo de 2025', '2025-03-01'],
    ['1ro de marzo del 2025', '2025-03-01'],
    ['Primero de marzo de 2025', '2025-03-01'],
    ['3 de setiembre de 2025', '2025-09-03'],
    ['feb 17, 2025', '2025-02-17'],
    ['Febrero 17 del 2025', '2025-02-17'],
    ['2025-feb-17', '2025-02-17'],
    ['2025, febrero 17', '2025-02-17'],
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

describe('a day after a weekday', () => {
  test.each([
    ['lunes 17 de febrero de 2025', '2025-02-17'],
    ['Lunes, 17 de febrero del 2025', '2025-02-17'],
    ['miércoles, 19 de febrero de 2025', '2025-02-19'],
    ['sáb. 22/02/2025', '2025-02-22'],
    ['mar 18/02/2025', '2025-02-18'],
    ['mar 18 feb 2025', '2025-02-18'],
    ['mar 18, 2025', '2025-03-18'],
    ['Monday, February 17, 2025', '2025-02-17'],
    ['Mon, 17 Feb 2025 06:00:00 GMT', '2025-02-17'],
  ])('is read from %j', (text, day) => expect(readDay(text)).toEqual({ day }))
})

describe('a day with a time or a time zone', () => {
  test.each([
    '2025-02-17T00:00:00-06:00',
    '2025-02-17T00:00:00.000+0000',
    '2025-02-17T00:00-06',
    '2025-02-17 00:00:00 -06:00',
    '2025-02-17 00:00:00.000 UTC',
    '17/02/2025 12:00:00 a.\u00a0m.',
    '17/02/2025 12:00:00 p. m.',
    '17/02/2025 10:30 hrs.',
    'Feb 17 2025 12:00AM',
    `17-${'FEB'}-25 12.00.00.000000 AM`,
    'Mon Feb 17 2025 00:00:00 GMT-0600 (hora estándar central)',
    'Mon Feb 17 00:00:00 CST 2025',
  ])('is the written day of %j', (text) => expect(readDay(text)).toEqual({ day: '2025-02-17' }))
})

describe('a day in numbers', () => {
  test.each([
    '2025.02.17',
    '2025 02 17',
    '17 / 02 / 2025',
    '17\\02\\2025',
    '17/02-2025',
    '17022025',
    "'17/02/2025",
    '17/02/2025.',
    '45705',
    '45705.5',
    '45,705',
  ])('is read from %j', (text) => expect(readDay(text)).toEqual({ day: '2025-02-17' }))

  test('without signs has the day first only when no year comes first', () => {
    expect(readDay('20102010')).toEqual({ day: '2010-10-20' })
    expect(readDay('20101020')).toEqual({ day: '2010-10-20' })
    expect(readDay('5022025')).toEqual({ day: '2025-02-05' })
    expect(readDay('31022025')).toEqual({ problem: 'noDay' })
  })
})

describe('no day', () => {
  test.each([
    '00/00/0000',
    '0000-00-00 00:00:00',
    '0',
    '-',
    '--',
    ' / / ',
    'N/A',
    'NULL',
    'Sin fecha',
    '30/12/1899',
    '1900-01-00',
    '01/01/1900 12:00:00 a. m.',
    '31/12/9999',
    '',
  ])('is written as %j', (text) => expect(isWithoutDay(text)).toBe(true))

  test.each(['17/02/2025', 'ayer', '46115', '10/10/2000', 'NA 5'])('is not written as %j', (text) =>
    expect(isWithoutDay(text)).toBe(false),
  )
})
