import { IconChartLine } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { BalanceCurve, LoanInstalment } from '#domain/savings/savings-statement.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

export type Chart =
  | { kind: 'balance'; curve: BalanceCurve; periodText: (period: string) => string }
  | { kind: 'loan'; instalments: readonly LoanInstalment[] }

export interface ChartProps {
  chart: Chart
  mask: Mask
  onClose: () => void
}

export const loadChart = lazyPart(() => import('../charts/chart-dialog.tsx'))

export function ChartLink({ chart, mask }: Pick<ChartProps, 'chart' | 'mask'>) {
  const words = useTexts(texts).chart
  const [Dialog, setDialog] = useState<ComponentType<ChartProps> | null>(null)
  const open = () => {
    loadOrReload(loadChart).then(
      ({ ChartDialog }) => setDialog(() => ChartDialog),
      // The link stays for a retry.
      () => showSnack({ text: words.notLoaded, tone: 'error' }),
    )
  }
  return (
    <>
      <TextLink icon={<IconChartLine size={22} />} onClick={open}>
        {words.open}
        <span className="t-hidden">: {chart.kind === 'balance' ? words.balance : words.loan}</span>
      </TextLink>
      {Dialog && <Dialog chart={chart} mask={mask} onClose={() => setDialog(null)} />}
    </>
  )
}
