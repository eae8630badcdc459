/** Row 0 is the first person. Column 0 is the name, and column 1 is the first day. */
export interface Spot {
  row: number
  column: number
}

/** Number of rows moved by Page up and Page down. */
const PAGE = 8

/** Returns the next place in the grid by the WAI-ARIA grid pattern; null for other keys. */
export function nextSpot(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Spot,
  size: { rows: number; columns: number },
): Spot | null {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  const spot = (nextRow: number, nextColumn: number): Spot => ({
    row: Math.min(Math.max(nextRow, 0), lastRow),
    column: Math.min(Math.max(nextColumn, 0), lastColumn),
  })
  switch (key) {
    case 'ArrowUp':
      return spot(row - 1, column)
    case 'ArrowDown':
      return spot(row + 1, column)
    case 'ArrowLeft':
      return spot(row, column - 1)
    case 'ArrowRight':
      return spot(row, column + 1)
    case 'PageUp':
      return spot(row - PAGE, column)
    case 'PageDown':
      return spot(row + PAGE, column)
    case 'Home':
      return spot(ctrlKey ? 0 : row, 0)
    case 'End':
      return spot(ctrlKey ? lastRow : row, lastColumn)
    default:
      return null
  }
}
