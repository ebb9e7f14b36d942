import * as calls from './calls.ts'

export type Contract = typeof calls

export const contract: Contract = calls
