/** Returns an employee number without leading zeros, which only some files and payroll systems write. */
export function bareNumber(number: string): string {
  return number.replace(/^0+(?=.)/, '')
}
