/** Returns an employee number without leading zeros: files and payroll systems write them or not. */
export function bareNumber(number: string): string {
  return number.replace(/^0+(?=.)/, '')
}
