/** Letter keys, equal in every language, because passwords do not depend on the language. */
export const LETTERS = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm']
/** SIGNS and ALWAYS together contain every ASCII sign and the accented letters of Spanish. */
export const SIGNS = ['!"#$%&/()=', "?¿¡'`^~*+,", '[]{}<>|\\:;', 'áéíóúü°']
export const ALWAYS = '@.-_'
