import { Mark } from '#ui/drawings/mark.tsx'

/** Must equal the image in index.html; otherwise the image moves when the scripts load. */
export function Splash() {
  return (
    <div className="splash">
      <Mark variant="symbol" tone="on-brand" height={96} />
    </div>
  )
}
