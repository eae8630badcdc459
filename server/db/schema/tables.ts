import * as access from './access.ts'
import * as kardex from './kardex.ts'
import * as payroll from './payroll.ts'
import * as people from './people.ts'
import * as savings from './savings.ts'

/** One schema for both databases; drizzle-kit reads the files beside this one. */
export const tables = { ...people, ...access, ...payroll, ...kardex, ...savings }
