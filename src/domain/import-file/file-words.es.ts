export const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** Matches '17-feb-2025' and '17 de enero de 2025'. */
export const NAMED_DAY = /^(\d{1,2})[-/. ](?:de )?([a-záéíóú]{3,10})\.?[-/. ](?:de )?(\d{4}|\d{2})$/i

/**
 * Matches 'May 20, 2025', 'Sept. 3 2025' and 'mayo 20 de 2025'. Only month names, whole or shortened, because other
 * words also precede two numbers.
 */
export const NAMED_MONTH_FIRST =
  /^(ene(?:ro)?|jan(?:uary)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|apr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|aug(?:ust)?|sep(?:t|tiembre|tember)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?)(?:\. ?|[-/ ])(\d{1,2})(?:st|nd|rd|th)?(?:, ?| |[-/])(?:del? )?(\d{4}|\d{2})$/i

/** Common first names, for which a CURP uses the next name. */
export const COMMON_NAME = /^(MAR[IÍ]A|MA\.?|JOS[EÉ]|J\.?)$/

/** Values that a spreadsheet shows when it could not compute a cell. */
export const BROKEN =
  /^#(N\/A|REF!|VALUE!|¡?VALOR!|¡?REF!|DIV\/0!|¡DIV\/0!|NAME\?|¿NOMBRE\?|NUM!|¡NUM!|NULL!)$/
