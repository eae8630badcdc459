export const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** Matches '17-feb-2025' and '17 de enero de 2025'. */
export const NAMED_DAY = /^(\d{1,2})[-/. ](?:de )?([a-záéíóú]{3,10})\.?[-/. ](?:de )?(\d{4}|\d{2})$/i

/** Common first names, for which a CURP uses the next name. */
export const COMMON_NAME = /^(MAR[IÍ]A|MA\.?|JOS[EÉ]|J\.?)$/

/** Values that a spreadsheet shows when it could not compute a cell. */
export const BROKEN =
  /^#(N\/A|REF!|VALUE!|¡?VALOR!|¡?REF!|DIV\/0!|¡DIV\/0!|NAME\?|¿NOMBRE\?|NUM!|¡NUM!|NULL!)$/
