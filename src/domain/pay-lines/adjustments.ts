import type { LineSide } from './pay-line.ts'
import { type Topic, topicOfType } from './topics.ts'

/** Payment that a deduction corrects ("Ajuste en…"). `part` is null if the type names no part. */
export interface Adjustment {
  side: LineSide
  satType: string
  topic: Topic
  part: 'taxed' | 'exempt' | null
}

/**
 * Deduction types that correct a payment: code, corrected type, part. t: taxed (gravado), e: exempt (exento), -:
 * none. 035 has none, because the SAT changed its part in January 2026. 067 and 068 name other parts.
 */
const PERCEPTIONS = `
024 002 e, 025 002 t, 026 003 e, 027 003 t, 028 004 e, 029 005 e, 030 006 e, 031 009 e, 032 010 t, 033 011 e,
034 012 e, 035 013 -, 036 014 e, 037 015 e, 038 019 e, 039 019 t, 040 020 e, 041 020 t, 042 021 e, 043 021 t,
044 022 e, 045 022 t, 046 023 e, 047 023 t, 048 024 e, 049 025 e, 050 025 t, 051 026 e, 052 027 e, 053 028 t,
054 029 e, 055 030 e, 056 031 e, 057 032 e, 058 033 e, 059 034 e, 060 035 e, 061 036 e, 062 037 e, 063 038 e,
064 038 t, 065 039 e, 066 039 t, 067 023 -, 068 023 -, 069 044 e, 070 044 t, 072 045 e, 073 045 t, 074 047 e,
075 047 t, 076 048 e, 077 048 t, 078 049 -, 080 050 t, 082 005 t, 083 006 t, 084 011 t, 085 012 t, 086 014 t,
087 015 t, 088 024 t, 089 029 t, 090 030 t, 091 031 t, 092 032 t, 093 033 t, 094 034 t, 095 035 t, 096 036 t,
097 037 t, 098 046 t, 099 001 t, 100 050 e, 102 051 t, 103 052 t, 104 052 e, 105 053 t, 106 053 e, 108 054 t,
109 054 e, 110 055 t, 111 055 e, 112 056 t, 113 056 e, 114 057 t, 115 057 e`
const OTHER_PAYMENTS = '079 999 -, 081 003 -'

const parts = { t: 'taxed', e: 'exempt', '-': null } as const

function read(text: string, side: LineSide): [string, Adjustment][] {
  return text.split(',').flatMap((entry) => {
    const [code = '', satType = '', part = ''] = entry.trim().split(' ')
    const topic = topicOfType(side, satType)
    return topic === null ? [] : [[code, { side, satType, topic, part: parts[part as keyof typeof parts] }]]
  })
}

const adjustments: ReadonlyMap<string, Adjustment> = new Map([
  ...read(PERCEPTIONS, 'perception'),
  ...read(OTHER_PAYMENTS, 'otherPayment'),
])

/** Returns null for a deduction that corrects no payment. */
export function adjustmentOf(deductionType: string): Adjustment | null {
  return adjustments.get(deductionType) ?? null
}
