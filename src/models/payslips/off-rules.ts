import type { QueryClient } from '@tanstack/react-query'
import { listPayslips, type WireOffRule } from '#contract/payslips/payslips.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { type Kept, readKept } from '#core/store/kept.ts'
import type { OffRule } from '#domain/pay-check/check-pay.ts'
import { knownRules } from '#domain/pay-check/facts.ts'

function readOffRules(sent: readonly WireOffRule[] | null | undefined): OffRule[] {
  return (sent ?? []).flatMap(({ regla, desde, hasta }) =>
    knownRules([regla]).map((rule) => ({ rule, from: desde, to: hasta || null })),
  )
}

export async function findOffRules(client: QueryClient): Promise<OffRule[]> {
  const fetched = client.getQueryData<Kept<ResponseOf<typeof listPayslips>>>([listPayslips.id, {}])
  const list = fetched ?? (await readKept(listPayslips, {}))
  return readOffRules(list?.value.revisionApagada)
}
