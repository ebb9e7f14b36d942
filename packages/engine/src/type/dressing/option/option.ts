import type { Catalogue } from '../../../catalogue.ts'
import type { Option } from '../../option.ts'
import { buildDressing } from '../build.ts'
import type { DressingConfiguration } from '../schema.ts'

export type DressingOption = Option<DressingConfiguration>

/** Judged by building it: a reason can lie anywhere in the furniture. */
export function judgedOption(
	reference: string,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingOption {
	const result = buildDressing(configuration, catalogue)
	if (result.ok) return { reference, available: true, configuration }
	const reason = result.issues.find((issue) => issue.severity === 'error')
	return { reference, available: false, configuration, ...(reason && { reason }) }
}
