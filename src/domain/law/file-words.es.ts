export const fileWords = {
  columns: ['regla', 'valor', 'desde', 'hasta', 'articulo', 'fuente', 'confirmada'],
  flags: { sí: true, si: true, no: false } as Readonly<Record<string, boolean>>,
}
