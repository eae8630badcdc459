/**
 * Returns the page of an improvement (BR-43): listed engineers administer it, everybody else follows it up. If
 * the list could not be loaded, it is empty, so everybody gets the page to follow up.
 * @param folio of the signed-in person
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
