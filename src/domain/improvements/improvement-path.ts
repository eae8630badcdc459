/**
 * Returns the page of an improvement (BR-43): listed engineers administer it, everybody else follows its
 * progress.
 * @param folio of the signed-in person
 * @param engineers empty if the list could not be loaded
 */
export function improvementPath(
  folio: string | number,
  engineers: readonly (string | number)[],
  isMultisystem: boolean,
): string {
  const isEngineer = engineers.some((each) => String(each) === String(folio))
  const page = isEngineer ? 'AdmMejora' : 'SeguimientoMejora'
  return `${isMultisystem ? '/DHGeneral' : ''}/MiEmpresa/SGI/${page}`
}
