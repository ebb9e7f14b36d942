import { createIssue } from '../create-issue.ts'
import type { Issue } from '../issue.ts'
import type { Design, DesignModule } from './design.ts'
import type { ModulePlace } from './layout/module-places.ts'
import { type BayPosition, bayIssues } from './module/bay/bay-issues.ts'
import { bayRemedy } from './module/bay/bay-remedy.ts'
import { bayFloor, baySizeIn } from './module/bay/bay-size.ts'
import { cartMisfits } from './module/cart-misfits.ts'
import { LED_BAY_MIN, ledLength } from './module/led.ts'

export function interiorIssues(
	module: DesignModule,
	index: number,
	place: ModulePlace,
	design: Design,
): Issue[] {
	const { space } = place
	return place.bays.flatMap((bay, i) => {
		const choice = module.bays[i]
		if (!choice) return []
		const at = [bay.x, space.standoff, bayFloor(space)] as const
		const position = { run: space.side, module: index, bay: i, at }
		const cart = module.wholeFront === 'PullOut' ? cartMisfits(bay, space) : []
		const unlit = choice.led && ledLength(bay.width) === null
		const dark = unlit ? [barTooLong(bay.width, position)] : []
		const misfits = bayIssues(choice, baySizeIn(space, bay, design), position)
		const stuck = cart.map((misfit) => createIssue({ ...misfit, ...position }))
		return [...dark, ...stuck, ...misfits].map((issue) => {
			const remedy = bayRemedy(issue, { choice, place, index, bay: i }, design)
			return remedy ? { ...issue, remedy } : issue
		})
	})
}

// The furniture is still made, without the light in that bay.
function barTooLong(measured: number, position: BayPosition): Issue {
	return createIssue({
		code: 'fitting_bay_too_narrow',
		severity: 'warning',
		...position,
		measured,
		limit: LED_BAY_MIN,
		data: { kind: 'Led' },
	})
}
