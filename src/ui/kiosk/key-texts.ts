/** Keys of the keyboard, row by row; the same in every language, because passwords have none. */
export const LETTERS = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm']
/** With the four that always stand there: every sign of ASCII, and the letters that only Spanish has. */
export const SIGNS = ['!"#$%&/()=', "?¿¡'`^~*+,", '[]{}<>|\\:;', 'áéíóúü°']
export const ALWAYS = '@.-_'
