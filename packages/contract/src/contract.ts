// Routes of the server, the typed client and the OpenAPI document all come from here.
import * as calls from './calls.ts'

export type Contract = typeof calls

export const contract: Contract = calls
