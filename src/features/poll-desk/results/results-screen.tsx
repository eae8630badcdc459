export function ResultsScreen() {
  return null
}
