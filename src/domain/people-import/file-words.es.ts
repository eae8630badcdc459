/** How files write things in Spanish that have no fixed form. */

export const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** '17-feb-2025', '17 de enero de 2025'. */
export const NAMED_DAY = /^(\d{1,2})[-/. ](?:de )?([a-záéíóú]{3,10})\.?[-/. ](?:de )?(\d{4}|\d{2})$/i

/** Names that give way to the next one in a CURP. */
export const COMMON_NAME = /^(MAR[IÍ]A|MA\.?|JOS[EÉ]|J\.?)$/

/** What a spreadsheet shows in place of a value that it could not reckon. */
export const BROKEN =
  /^#(N\/A|REF!|VALUE!|¡?VALOR!|¡?REF!|DIV\/0!|¡DIV\/0!|NAME\?|¿NOMBRE\?|NUM!|¡NUM!|NULL!)$/
