/** What a notification says: the worker can't know in which language its person reads. */
export const texts = {
  delivered: 'Tus datos quedaron guardados',
  deliveredDocuments: 'Tus documentos quedaron guardados',
  correctDocument: 'Corrige un documento',
  sessionClosing: 'Tu sesión está por cerrar',
  correctStep: (step: string) => `Corrige el paso ${step}`,
}
