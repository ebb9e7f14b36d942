import type { Silhouette } from '../../../frame/parts/line-card.tsx'
import type { ModulePlace } from '../modules.ts'
import { tvPlacesOf } from '../stage/tv-places.ts'
import { useTvDesign } from '../use-tv-design.ts'
import { lowShape, tallShape } from './module-shape.ts'
import { useModuleTexts } from './module-texts.ts'

type Facts = { name: string; facts: string; shape: Silhouette | null }

/** A module in words and as a picture. */
export function useModuleFacts(): (place: ModulePlace) => Facts {
	const { tv } = useTvDesign()
	const { lowName, tallName, lowFacts, tallFacts } = useModuleTexts()
	const { widths, sharesOf } = tvPlacesOf(tv)
	return (place) => {
		if (place.kind === 'tall') {
			const tall = tv.tall[place.end]
			const name = tallName(place.end)
			return { name, facts: tall ? tallFacts(tall) : '', shape: tall && tallShape(tall) }
		}
		const module = tv.low.modules[place.index]
		if (module === undefined) return { name: '', facts: '', shape: null }
		const shares = sharesOf(module)
		return {
			name: lowName(module, place.index),
			facts: lowFacts(module, widths[place.index] ?? 0, shares.length),
			shape: lowShape({ ...module, shares }),
		}
	}
}
