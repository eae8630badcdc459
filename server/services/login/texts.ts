/** Texts about one-time passwords for other people (P-13). */
export const oneTimeTexts = {
  otherPerson: 'Ese número ya es de otra persona. Búscala otra vez.',
}
