/** Keys of the keyboard, row by row. The same in every language, because passwords do not depend on it. */
export const LETTERS = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm']
/** Together with ALWAYS: every ASCII sign, and the accented letters of Spanish. */
export const SIGNS = ['!"#$%&/()=', "?¿¡'`^~*+,", '[]{}<>|\\:;', 'áéíóúü°']
export const ALWAYS = '@.-_'
