export function bareNumber(number: string): string {
  return number.replace(/^0+(?=.)/, '')
}
