import { type Check, checksOf, type Furniture } from '@gabarit/engine'
import { useDesign } from './design-context.tsx'

const known = new WeakMap<Furniture, Check[]>()

export function useChecks(): readonly Check[] {
	const { solved, catalogue } = useDesign()
	const { furniture, configuration } = solved
	if (furniture === null) return []
	const checks = known.get(furniture) ?? checksOf(furniture, configuration, catalogue)
	known.set(furniture, checks)
	return checks
}
