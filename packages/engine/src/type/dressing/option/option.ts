import type { Catalogue } from '../../../catalogue.ts'
import { builtOption, type Option } from '../../option.ts'
import { buildDressing } from '../build.ts'
import type { DressingConfiguration } from '../schema.ts'

export type DressingOption = Option<DressingConfiguration>

export function judgedOption(
	reference: string,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingOption {
	return builtOption(reference, configuration, (changed) => buildDressing(changed, catalogue))
}
