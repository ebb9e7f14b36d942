import type { z } from 'zod'
import { furnitureTypes } from './furniture-types.ts'
import { migrateConfiguration } from './migrations.ts'
import { hasStrangeType, schemaOf } from './schemas.ts'

export type Problem = { path: string; code: string; allowed: string }

export type Parsed =
	| { ok: true; value: z.infer<ReturnType<typeof schemaOf>> }
	| { ok: false; problems: Problem[] }

/** Migrates first; an unknown key or a wrong type is a problem that names its field. */
export function parseConfiguration(input: unknown): Parsed {
	const document = migrateConfiguration(input)
	if (hasStrangeType(document)) {
		const allowed = furnitureTypes.join(' | ')
		return { ok: false, problems: [{ path: 'type', code: 'not_allowed_here', allowed }] }
	}
	const schema = schemaOf(document)
	const parsed = schema.safeParse(document)
	if (parsed.success) return { ok: true, value: parsed.data }
	const root = Object.keys(schema.shape).join(' | ')
	const problems = parsed.error.issues.flatMap((issue) => problemsOf(issue, [], root))
	return { ok: false, problems }
}

function problemsOf(issue: z.core.$ZodIssue, above: PropertyKey[], root: string): Problem[] {
	const path = [...above, ...issue.path]
	if (issue.code === 'invalid_union') return problemsOfUnion(issue, path, root)
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((key) => ({
			path: dotted([...path, key]),
			code: 'unknown_field',
			allowed: path.length === 0 ? root : 'no other field',
		}))
	}
	return [{ path: dotted(path), code: codeOf(issue), allowed: allowedOf(issue) }]
}

// The branch that got furthest is the one the writer meant.
function problemsOfUnion(
	issue: z.core.$ZodIssueInvalidUnion,
	path: PropertyKey[],
	root: string,
): Problem[] {
	const branches = issue.errors.filter((branch) => branch.length > 0)
	if (branches.length === 0 && 'options' in issue) {
		const allowed = (issue.options as unknown[]).map(String).join(' | ')
		return [{ path: dotted(path), code: 'not_allowed_here', allowed }]
	}
	const deepest = branches.toSorted((a, b) => depthOf(b) - depthOf(a))[0]
	if (!deepest || depthOf(deepest) === 0) {
		const allowed = branches.flatMap((branch) => branch.map(allowedOf))
		return [
			{ path: dotted(path), code: 'not_allowed_here', allowed: [...new Set(allowed)].join(' | ') },
		]
	}
	return deepest.flatMap((inner) => problemsOf(inner, path, root))
}

function depthOf(branch: z.core.$ZodIssue[]): number {
	return Math.max(...branch.map((issue) => issue.path.length))
}

function codeOf(issue: z.core.$ZodIssue): string {
	if (issue.code === 'too_small') return 'too_small'
	if (issue.code === 'too_big') return 'too_large'
	if (issue.code === 'invalid_type') return 'wrong_type'
	return 'not_allowed_here'
}

function allowedOf(issue: z.core.$ZodIssue): string {
	if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'integer' : issue.expected
	if (issue.code === 'too_small') {
		return issue.origin === 'array' ? `>= ${issue.minimum} items` : positive(issue)
	}
	if (issue.code === 'too_big') {
		const most = `${issue.inclusive ? '<=' : '<'} ${issue.maximum}`
		return issue.origin === 'array' ? `${most} items` : most
	}
	if (issue.code === 'invalid_value') return issue.values.map(String).join(' | ')
	if (issue.code === 'not_multiple_of') return `multiple of ${issue.divisor}`
	return issue.code === 'unrecognized_keys' ? 'no other field' : issue.message
}

function positive(issue: z.core.$ZodIssueTooSmall): string {
	return issue.minimum === 0 && !issue.inclusive ? 'integer > 0' : `>= ${issue.minimum}`
}

function dotted(path: PropertyKey[]): string {
	return path.map(String).join('.')
}
