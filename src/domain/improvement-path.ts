/** BR-43: engineers of the list administer an improvement, everybody else follows it up; an empty list is a failed one. */
export function improvementPath(
  folio: string | number,
  engineers: readonly (string | number)[],
  isMultisystem: boolean,
): string {
  const isEngineer = engineers.some((each) => String(each) === String(folio))
  const page = isEngineer ? 'AdmMejora' : 'SeguimientoMejora'
  return `${isMultisystem ? '/DHGeneral' : ''}/MiEmpresa/SGI/${page}`
}
