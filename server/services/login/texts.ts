/** What is said when somebody else is helped in (P-13). */
export const oneTimeTexts = {
  otherPerson: 'Ese número ya es de otra persona. Búscala otra vez.',
}
