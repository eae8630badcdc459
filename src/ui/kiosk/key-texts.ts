/** What stands on a keyboard's keys, row by row, in every language: passwords know none. */
export const LETTERS = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm']
/** With the four that always stand there: every sign of ASCII, and the letters that only Spanish has. */
export const SIGNS = ['!"#$%&/()=', "?¿¡'`^~*+,", '[]{}<>|\\:;', 'áéíóúü°']
export const ALWAYS = '@.-_'
