export const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/**
 * Matches '17-feb-2025', '17feb2025', '1ro de marzo de 2025' and '17 de febrero del 2025', folded and without blanks
 * around signs (dates.ts).
 */
export const NAMED_DAY =
  /^(\d{1,2})(?:(?:ero|ro|er|o|st|nd|rd|th)(?![a-z]))?[-/., ]?(?:de )?([a-z]{3,10})\.?[-/., ]?(?:del? )?(?:ano )?(\d{4}|\d{2})$/

/** Matches '2025-feb-17' and '2025, febrero 17'. */
export const NAMED_YEAR_FIRST = /^(\d{4})[-/., ]?(?:de )?([a-z]{3,10})\.?[-/., ]?(\d{1,2})$/

/**
 * Matches 'May 20, 2025', 'Sept. 3 2025' and 'mayo 20 del 2025'. Only month names, whole or shortened, because other
 * words also precede two numbers.
 */
export const NAMED_MONTH_FIRST =
  /^(ene(?:ro)?|jan(?:uary)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|apr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|aug(?:ust)?|sep(?:t|tiembre|tember)?|set(?:iembre)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?)[-/., ](\d{1,2})(?:ero|ro|er|o|st|nd|rd|th)?[-/., ](?:del? )?(?:ano )?(\d{4}|\d{2})$/

/** Matches a weekday before a date: 'lunes 17', 'Mon, Feb 17', 'el día 17'. */
export const WEEKDAY =
  /^(?:el )?(?:lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|dia)[., ]+/

/**
 * Days that programs write instead of an empty date: the first and last days of their calendars. 30/12/1899 is
 * day zero of Windows programs and spreadsheets, 01/01/1753 the first day of SQL Server.
 */
export const NO_DAYS: readonly string[] = [
  '0001-01-01',
  '1753-01-01',
  '1899-12-30',
  '1899-12-31',
  '1900-01-01',
  '9999-12-31',
]

export const NO_DAY_WORDS: readonly string[] = ['n/a', 'na', 'null', 's/f', 's/d', 'sin fecha', 'no aplica']

export const YES: readonly string[] = ['s', 'si', 'x', '1', 'v', 'verdadero', 'y', 'yes', 't', 'true']
export const NO: readonly string[] = ['n', 'no', '0', 'f', 'falso', 'false']

/** Common first names, for which a CURP uses the next name. */
export const COMMON_NAME = /^(MAR[IÍ]A|MA\.?|JOS[EÉ]|J\.?)$/

/** Values that a spreadsheet shows when it could not compute a cell. */
export const BROKEN =
  /^#(N\/A|REF!|VALUE!|¡?VALOR!|¡?REF!|DIV\/0!|¡DIV\/0!|NAME\?|¿NOMBRE\?|NUM!|¡NUM!|NULL!)$/
