export const keysPath = '/FuentesImportacion'
