import { formatDate } from '#domain/time/dates.ts'
import { type LoanSummary, loanInstalments } from '#domain/savings/savings-statement.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Amount } from './amount.tsx'
import { ChartLink } from './chart-link.tsx'
import { EmptyList } from './empty-list.tsx'
import type { Statement } from './statement.ts'
import { Cell, StatementTable } from './statement-table.tsx'
import { texts } from '../texts.es.ts'

interface Props {
  statement: Statement
  loan: LoanSummary | null
  mask: Mask
}

export function LoanPayments({ statement, loan, mask }: Props) {
  const words = useTexts(texts).payments
  const rows = statement.loanMovements
  const instalments = loan ? loanInstalments(loan, rows) : []
  return (
    <section>
      <SectionTitle
        id="loan-payments"
        action={instalments.length > 1 && <ChartLink chart={{ kind: 'loan', instalments }} mask={mask} />}
      >
        {words.title}
      </SectionTitle>
      {rows.length === 0 ? (
        <EmptyList text={words.none} />
      ) : (
        <StatementTable
          caption={words.title}
          columns={[
            { label: words.id },
            { label: words.date },
            { label: words.total, isAmount: true },
            { label: words.principal, isAmount: true },
            { label: words.interest, isAmount: true },
            { label: words.balance, isAmount: true },
          ]}
          rows={rows}
          cells={(row) => (
            <>
              <Cell place="left" label={words.id}>
                {row.loanId}
              </Cell>
              <Cell place="title" label={words.date}>
                {formatDate(row.date)}
              </Cell>
              <Cell place="amount" label={words.total} isAmount>
                <Amount value={row.principal + row.interest} mask={mask} />
              </Cell>
              <Cell place="right" label={words.principal} isAmount>
                <Amount value={row.principal} mask={mask} />
              </Cell>
              <Cell place="left" label={words.interest} isAmount>
                <Amount value={row.interest} mask={mask} />
              </Cell>
              <Cell place="right" label={words.balance} isAmount>
                <Amount value={row.balance} mask={mask} />
              </Cell>
            </>
          )}
          pagesLabel={words.pages}
        />
      )}
    </section>
  )
}
