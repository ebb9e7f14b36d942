import { type ErrorCode, errorCodes } from './error-codes.ts'
import { errorData } from './error-data.ts'

type Declared<C extends ErrorCode> = (typeof errorCodes)[C] &
	(C extends keyof typeof errorData ? { data: (typeof errorData)[C] } : unknown)

export function errorsOf<C extends ErrorCode>(...codes: C[]): { [K in C]: Declared<K> } {
	const data: Partial<Record<ErrorCode, object>> = errorData
	const withData = (code: C) => ({
		...errorCodes[code],
		...(data[code] !== undefined && { data: data[code] }),
	})
	return Object.fromEntries(codes.map((code) => [code, withData(code)])) as never
}
